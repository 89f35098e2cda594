FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image has its own Node, so the one from npm is removed.
RUN npx react-router build \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:26-bookworm-slim
# The server listens on every address, so it must never fill itself with demo accounts.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO_DATA=0
# From the second start on, Node need not load its TypeScript reader, which takes 25 MB.
ENV NODE_COMPILE_CACHE=/data/compiled
# docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT
ENV COMMIT=$COMMIT
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without limits the heap grows to twice what the server needs. Files are read by threads with their own.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "server/main.ts"]
