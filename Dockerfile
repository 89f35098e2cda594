# Debian's Node only runs npm; the product runs on the Node that package-lock.json names.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npx react-router build && npm prune --omit=dev

FROM debian:bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN useradd --system --uid 1000 --home-dir /app dorsal && mkdir /data && chown dorsal /data
WORKDIR /app
COPY --from=build /app ./
ENV PATH=/app/node_modules/.bin:$PATH
USER dorsal
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
