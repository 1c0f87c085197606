-- Messages that come without a solved challenge share one hourly budget, wherever they come from.
drop function omsorg.keep_inquiry(text, omsorg.language_code, bytea, bytea, bytea, timestamptz);

-- Keeps an inquiry once. Answers its id; no id and `known` for one that was asked within the last day, no id and no `known` for
-- a challenge that was solved for something else, or for one message too many without any.
create function omsorg.keep_inquiry(
  p_kind text, p_language omsorg.language_code, p_sealed bytea, p_content_hash bytea, p_challenge_hash bytea, p_at timestamptz,
  p_unchecked_an_hour integer default 30)
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
  if p_challenge_hash is null then
    -- One by one, so that of many at once no more than the budget are kept.
    perform pg_advisory_xact_lock(hashtextextended('inquiries without a challenge', 0));
    if (select count(*) from omsorg.inquiry i where i.challenge_hash is null and i.asked_at > p_at - interval '1 hour')
       >= p_unchecked_an_hour
    then
      return query select null::bigint, false;
      return;
    end if;
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
revoke execute on function omsorg.keep_inquiry(text, omsorg.language_code, bytea, bytea, bytea, timestamptz, integer) from public;
grant execute on function omsorg.keep_inquiry(text, omsorg.language_code, bytea, bytea, bytea, timestamptz, integer) to omsorg_app;
