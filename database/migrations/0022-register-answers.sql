-- A register that says "protected" hides a person from that moment on, at every care place of the client, also where whoever
-- asked does not see her (domain facts 4.3). What it said stays with the look-up.

alter table omsorg.register_lookup add column protected_kind text check (protected_kind in
  ('SE_sekretess', 'SE_skyddad_folkbokforing', 'FI_turvakielto', 'NO_fortrolig', 'NO_strengt_fortrolig',
   'DK_navne_adresse'));
create index register_lookup_by_number on omsorg.register_lookup (identity_number_blind, at);

-- Hides the person of a number in the client of the transaction, and records whose word it was. It runs as the owner because
-- the person may be out of reach; it does so only on the word of a register, which the look-up of this transaction holds.
create function omsorg.hide_by_register(p_identity_number_blind bytea, p_today date) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  answer omsorg.register_lookup;
  hidden integer;
begin
  select l.* into answer
  from omsorg.register_lookup l
  where l.identity_number_blind = p_identity_number_blind and l.answer = 'protected'
    and l.user_id = omsorg.reach_user() and l.client_id = omsorg.reach_client() and l.at = now()
  order by l.id desc
  limit 1;
  if not found then
    return null;
  end if;

  update omsorg.care_recipient r
  set protected_kind = answer.protected_kind, protected_source = 'register', protected_since = p_today,
      updated_at = now(), row_version = row_version + 1
  where r.client_id = answer.client_id and r.identity_number_blind = p_identity_number_blind
    and r.protected_kind is distinct from answer.protected_kind
  returning r.id into hidden;

  if hidden is not null then
    insert into omsorg.care_recipient_event (care_recipient_id, care_place_id, by_user, on_behalf_of, event, detail)
    values (hidden, answer.care_place_id, coalesce(answer.impersonator_id, answer.user_id),
      case when answer.impersonator_id is null then null else answer.user_id end, 'protected',
      jsonb_build_object('source', 'register', 'kind', answer.protected_kind));
  end if;
  return hidden;
end
$$;
grant execute on function omsorg.hide_by_register(bytea, date) to omsorg_app;
