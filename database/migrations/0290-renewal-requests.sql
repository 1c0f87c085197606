-- What closing a prescription answers to a request is no sentence that somebody wrote: it is told apart from a reason that
-- reads alike. And an answer is new to whoever asked until she has seen it; those there are already are not.
alter table omsorg.renew_request
  add column rejected_by_closing boolean not null default false,
  add column answer_seen_at timestamptz;
update omsorg.renew_request set answer_seen_at = answered_at where answered_at is not null;
update omsorg.renew_request set rejected_by_closing = true where status = 3 and rejection_reason = 'closed';

create index renew_request_by_requester on omsorg.renew_request (requested_by, requested_at);

-- Whoever decides, and whoever asked, hears that a request came or was answered: which one, where, and nothing of whom.
create function omsorg.tell_renew_request_changed() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('omsorg_changed',
    json_build_object('kind', 'renew-request', 'id', new.id, 'carePlaceId', p.care_place_id, 'market', p.market)::text)
  from omsorg.prescription p where p.id = new.prescription_id;
  return null;
end
$$;
revoke all on function omsorg.tell_renew_request_changed() from public;

create trigger tell_changed after insert or update of status on omsorg.renew_request
  for each row execute function omsorg.tell_renew_request_changed();
