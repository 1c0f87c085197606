-- What was done to the plan of a person, with how an entry stood before and after. An entry that was divided goes on as another
-- one of the same plan.
alter table omsorg.calendar_entry add column plan_id integer; -- the entry that it was divided from first; null = itself

create table omsorg.calendar_entry_event (
  id integer generated always as identity primary key,
  care_recipient_id integer not null references omsorg.care_recipient on delete cascade,
  plan_id integer not null,
  calendar_entry_id integer not null, -- which may be gone
  event text not null check (event in ('planned', 'changed', 'removed', 'restored')),
  -- What was meant of a series.
  day date,
  scope text check (scope in ('one', 'following')),
  former jsonb, -- null when it was planned
  entry jsonb, -- null when it was removed
  -- The version that the former entry has had since; null when nothing of it stays.
  left_version integer,
  at timestamptz not null,
  by_user integer not null references omsorg.user_account,
  on_behalf_of integer references omsorg.user_account
);
create index calendar_entry_event_by_recipient on omsorg.calendar_entry_event (care_recipient_id, plan_id, id desc);
select omsorg.keep_both_names('omsorg.calendar_entry_event', 'by_user');
select omsorg.guard('omsorg.calendar_entry_event');
select omsorg.reach_with('omsorg.calendar_entry_event', 'omsorg.care_recipient');
grant select, insert on omsorg.calendar_entry_event to omsorg_app;
grant select, insert, delete on omsorg.calendar_entry_event to omsorg_jobs;

create function omsorg.anonymize_calendar_entry_event(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.calendar_entry_event where care_recipient_id = p_care_recipient_id
$$;

-- What was planned before has who planned it, and nothing of what came after.
insert into omsorg.calendar_entry_event (care_recipient_id, plan_id, calendar_entry_id, event, at, by_user, on_behalf_of, entry)
select e.care_recipient_id, e.id, e.id, 'planned', e.created_at, e.created_by, e.created_on_behalf_of,
       jsonb_build_object('therapyArea', e.therapy_area, 'itemNumber', e.item_number, 'text', e.text,
         'timeOfDay', to_char(e.time_of_day, 'HH24:MI'), 'periods', e.periods, 'start', e.starts_on, 'end', e.ends_on,
         'recurrence', e.recurrence, 'interval', e.every, 'except', to_jsonb(e.except_days))
from omsorg.calendar_entry e
where e.updated_at is null;
