-- What a carrier has answered of the points near a postal code, so that the point of an order is checked without asking again.
-- No person is told of: a row is the same for everybody who asks.
create table omsorg.delivery_point_answer (
  market omsorg.market_code not null,
  postal_code text not null check (postal_code ~ '^\d{4,5}$'),
  answered_at timestamptz not null,
  primary key (market, postal_code)
);

create table omsorg.delivery_point (
  market omsorg.market_code not null,
  postal_code text not null,
  point_id text not null check (length(point_id) between 1 and 60),
  position integer not null,
  name text not null check (name ~ '\S'),
  street text not null,
  zip text not null,
  city text not null,
  opening_hours jsonb not null,
  distance integer check (distance >= 0),
  primary key (market, postal_code, point_id),
  foreign key (market, postal_code) references omsorg.delivery_point_answer on delete cascade
);
create index delivery_point_by_id on omsorg.delivery_point (market, point_id);

grant select, insert, update, delete on omsorg.delivery_point_answer, omsorg.delivery_point to omsorg_app, omsorg_jobs;

-- ---------------------------------------------------------------------------------------------------------------------
-- Holidays 2029 to 2032, by the same days as those of the years before.
with easter (year, sunday) as (
  values (2029, date '2029-04-01'), (2030, date '2030-04-21'), (2031, date '2031-04-13'), (2032, date '2032-03-28')
), former as (
  select h.market, h.day, h.name_key, h.day - date '2028-04-16' as from_easter
  from omsorg.holiday h where extract(year from h.day) = 2028
), all_days as (
  select f.market, e.sunday + f.from_easter as day, f.name_key from former f cross join easter e
  where f.name_key in ('maundy-thursday', 'good-friday', 'easter-monday', 'ascension-day', 'whit-monday')
  union all
  select f.market, make_date(e.year, extract(month from f.day)::int, extract(day from f.day)::int), f.name_key
  from former f cross join easter e
  where f.name_key not in ('maundy-thursday', 'good-friday', 'easter-monday', 'ascension-day', 'whit-monday', 'midsummer-eve')
  union all
  -- The Friday between 19 and 25 June.
  select m.market,
         make_date(e.year, 6, 19) + (5 - extract(isodow from make_date(e.year, 6, 19))::integer + 7) % 7, 'midsummer-eve'
  from easter e cross join (values (10), (30)) as m (market)
)
insert into omsorg.holiday (market, day, name_key)
select distinct on (market, day) market, day, name_key from all_days order by market, day, name_key
on conflict do nothing;
