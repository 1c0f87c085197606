-- Which language of static content said something new last, which ones followed it since, and the film of a language.

alter table omsorg.static_content
  -- When it last said something else than before of its own accord. Null: never since this is kept.
  add column meaning_at timestamptz,
  -- When it was last written to say what the others say.
  add column matched_at timestamptz not null default now(),
  add column video_url text check (video_url ~ '^https://'),
  add column video_title text,
  add constraint static_content_video check ((video_url is null) = (video_title is null));
update omsorg.static_content set matched_at = updated_at;

alter table omsorg.static_content_version
  add column video_url text,
  add column video_title text;
