-- Static content is kept version by version, shown from a moment until a moment, and accepted by its meaning.

alter table omsorg.static_content
  alter column version drop default,
  alter column version type integer using (case when version ~ '^[1-9]\d{0,8}$' then version::integer else 1 end),
  alter column version set default 1,
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  -- The last version that says something else than the one before; what corrects a word leaves it.
  add column meaning_version integer not null default 1,
  add constraint static_content_times check (shown_until > shown_from);
update omsorg.static_content set meaning_version = version;

create table omsorg.static_content_version (
  static_content_id integer not null references omsorg.static_content on delete cascade,
  version integer not null,
  name text not null,
  status text not null check (status in ('active', 'inactive')),
  text text not null,
  written_by integer references omsorg.user_account,
  written_at timestamptz not null,
  primary key (static_content_id, version)
);
grant select, insert, update, delete on omsorg.static_content_version to omsorg_app, omsorg_jobs;

insert into omsorg.static_content_version (static_content_id, version, name, status, text, written_by, written_at)
select id, version, name, status, text, updated_by, updated_at from omsorg.static_content;

-- The same version says the same in one language only.
alter table omsorg.disclaimer_acceptance drop constraint disclaimer_acceptance_pkey;
alter table omsorg.disclaimer_acceptance add primary key (user_id, language, agreement_version);
