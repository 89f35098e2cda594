-- Folds case and accents with built-in functions only, so that every PostgreSQL from 15 on and fold() in
-- app/values/text/fold.ts agree letter by letter. unaccent() differs between versions.
create or replace function norm(value text) returns text
language sql immutable strict parallel safe
as $$
  select translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
    'øłđðħıßþæœ',
    'olddhistao'
  )
$$;

-- A text as words with spaces between them, folded by norm(). The parser of to_tsvector() looks for email
-- addresses, files and tags wherever it meets punctuation: 6,000 letters of `a1@` take it five seconds, and
-- the time grows with the cube of the length.
--
-- Indexes store what this function returns: a migration must rebuild them if it changes.
create or replace function plain_words(value text) returns text
language sql immutable strict parallel safe
as $$
  select translate(public.norm(value), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$$;

-- The letters and digits of a text, folded by norm(), with one space between words: unlike plain_words(), it also
-- leaves out marks such as ’, « and –. Results keep what this function returns, so a migration must update them
-- if it changes.
create or replace function bare_words(value text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(public.norm(value), '[^[:alnum:]]+', ' ', 'g'))
$$;
