-- What strangers ask of us: it waits here until its mail is sent, sealed, and nobody but the jobs reads it.

-- What was taken of the budgets of the last hour by callers who are nobody yet, each known by a hash of where they call from.
create table omsorg.source_budget_use (
  id bigint primary key generated always as identity,
  source_hash bytea not null,
  budget text not null,
  at timestamptz not null
);
create index source_budget_use_by_source on omsorg.source_budget_use (source_hash, budget, at);
create index source_budget_use_by_age on omsorg.source_budget_use (at);
grant select, delete on omsorg.source_budget_use to omsorg_jobs;

-- As spend_budget, for a source in place of a user.
create function omsorg.spend_source_budget(p_source_hash bytea, p_budget text, p_most integer, p_at timestamptz)
  returns table (wait_seconds integer, is_last boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  spent integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('budget:' || p_budget || ':' || encode(p_source_hash, 'hex'), 0));
  delete from omsorg.source_budget_use u
  where u.source_hash = p_source_hash and u.budget = p_budget and u.at <= p_at - interval '1 hour';
  select count(*), min(u.at) into spent, oldest
  from omsorg.source_budget_use u where u.source_hash = p_source_hash and u.budget = p_budget;

  if spent >= p_most then
    wait_seconds := greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - p_at)));
    is_last := false;
    return next;
    return;
  end if;
  insert into omsorg.source_budget_use (source_hash, budget, at) values (p_source_hash, p_budget, p_at);
  wait_seconds := 0;
  is_last := spent + 1 = p_most;
  return next;
end
$$;
revoke execute on function omsorg.spend_source_budget(bytea, text, integer, timestamptz) from public;
grant execute on function omsorg.spend_source_budget(bytea, text, integer, timestamptz) to omsorg_app;

create table omsorg.inquiry (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('inquiry', 'contact')),
  language omsorg.language_code not null,
  -- The fields as they were sent: names, addresses and words of people we do not know.
  sealed bytea not null,
  -- Of all that was sent: the same within a day is the same inquiry.
  content_hash bytea not null,
  -- Of the challenge that was solved for it, which is solved once.
  challenge_hash bytea unique,
  asked_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index inquiry_by_content on omsorg.inquiry (content_hash, asked_at desc);
create index inquiry_by_age on omsorg.inquiry (asked_at);
grant select, update, delete on omsorg.inquiry to omsorg_jobs;

-- Keeps an inquiry once. Answers its id; no id and `known` for one that was asked within the last day, no id and no `known` for
-- a challenge that was solved for something else.
create function omsorg.keep_inquiry(
  p_kind text, p_language omsorg.language_code, p_sealed bytea, p_content_hash bytea, p_challenge_hash bytea, p_at timestamptz)
  returns table (id bigint, known boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  of_challenge bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('inquiry:' || encode(p_content_hash, 'hex'), 0));
  select i.content_hash into of_challenge from omsorg.inquiry i where i.challenge_hash = p_challenge_hash;
  if of_challenge is distinct from p_content_hash and of_challenge is not null then
    return query select null::bigint, false;
    return;
  end if;
  if of_challenge is not null or exists (
    select from omsorg.inquiry i where i.content_hash = p_content_hash and i.asked_at > p_at - interval '1 day')
  then
    return query select null::bigint, true;
    return;
  end if;
  return query
    insert into omsorg.inquiry (kind, language, sealed, content_hash, challenge_hash, asked_at)
    values (p_kind, p_language, p_sealed, p_content_hash, p_challenge_hash, p_at)
    -- Two different inquiries that bring one challenge at the same moment: the second is none.
    on conflict (challenge_hash) do nothing
    returning inquiry.id, false;
  if not found then
    return query select null::bigint, false;
  end if;
end
$$;
revoke execute on function omsorg.keep_inquiry(text, omsorg.language_code, bytea, bytea, bytea, timestamptz) from public;
grant execute on function omsorg.keep_inquiry(text, omsorg.language_code, bytea, bytea, bytea, timestamptz) to omsorg_app;
