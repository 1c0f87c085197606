-- An entry of the plan belongs to a therapy area, comes again by a rule, leaves out single days, and says what it means for
-- the parts of a day. What was said of a part of the day of a person as a whole becomes part of that person's first entry.

alter table omsorg.calendar_entry
  add column therapy_area omsorg.therapy_area,
  add column every integer not null default 1 check (every between 1 and 12), -- days, weeks or months between two
  add column except_days date[] not null default '{}',
  add column periods jsonb not null default '{}'
    check (jsonb_typeof(periods) = 'object' and periods - array['morning', 'day', 'evening', 'night'] = '{}'),
  add column updated_by integer references omsorg.user_account,
  add column updated_at timestamptz;
select omsorg.keep_both_names('omsorg.calendar_entry', 'updated_by');

update omsorg.calendar_entry e set therapy_area = coalesce((
  select p.therapy_area from omsorg.product p join omsorg.care_recipient c on c.market = p.market
  where c.id = e.care_recipient_id and p.item_number = e.item_number and p.therapy_area in ('Incontinence', 'Catheter')
), 'Incontinence');
update omsorg.calendar_entry set ends_on = starts_on where recurrence = 'once';
update omsorg.calendar_entry e set periods = (
  select jsonb_object_agg(d.period, d.description) from omsorg.calendar_period d where d.care_recipient_id = e.care_recipient_id)
where e.id in (select min(f.id) from omsorg.calendar_entry f
               where f.care_recipient_id in (select d.care_recipient_id from omsorg.calendar_period d)
               group by f.care_recipient_id);

alter table omsorg.calendar_entry
  alter column therapy_area set default 'Incontinence',
  alter column therapy_area set not null,
  add check (therapy_area::text in ('Incontinence', 'Catheter')),
  add check (recurrence <> 'once' or ends_on is not distinct from starts_on);

drop function omsorg.anonymize_calendar_period;
drop table omsorg.calendar_period;
