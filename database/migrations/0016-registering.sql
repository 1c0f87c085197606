-- What registering people needs: what they do not bear, the number of a trustee, postal codes and their places, and who
-- has a number where the caller sees one care place and the rule is about the whole client.

alter table omsorg.care_recipient
  -- Products of these materials are warned about.
  add column latex_sensitive boolean not null default false,
  add column pvc_sensitive boolean not null default false,
  add column trustee_identity_number_encrypted bytea,
  add column trustee_identity_number_blind bytea,
  add constraint care_recipient_trustee_number check (
    (trustee_identity_number_encrypted is null) = (trustee_identity_number_blind is null));

-- Which postal codes belong to which place. An address that is not among them is saved all the same, with a warning: the
-- list is never complete.
create table omsorg.postal_place (
  country_code omsorg.country_code not null,
  zip_from text not null check (zip_from ~ '^[0-9]+$'),
  zip_to text not null check (length(zip_to) = length(zip_from) and zip_to >= zip_from),
  city text not null check (city ~ '\S'),
  primary key (country_code, zip_from, city)
);
grant select on omsorg.postal_place to omsorg_app, omsorg_jobs;

-- Whether a postal code and a city are known together; case and accents are forgiven.
create function omsorg.is_known_place(p_country text, p_zip text, p_city text) returns boolean
  language sql stable strict parallel safe
  return exists (
    select from omsorg.postal_place place
    where place.country_code = p_country and length(place.zip_from) = length(p_zip)
      and p_zip >= place.zip_from collate "C" and p_zip <= place.zip_to collate "C"
      and omsorg.fold(place.city) = omsorg.fold(p_city));

-- Who has one of these numbers in the client of the transaction. Beside a person out of reach stands no id: the caller
-- learns that there is somebody at another care place, and nothing else.
create function omsorg.persons_with_number(p_blind_numbers bytea[])
  returns table (care_recipient_id integer, in_reach boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when seen.here then r.id end, seen.here
  from omsorg.care_recipient r
  cross join lateral (select omsorg.reach_person(r.id) as here) seen
  where r.client_id = omsorg.reach_client() and r.identity_number_blind = any (p_blind_numbers)
$$;

-- What hangs on a person anywhere in the client, also at places that the caller does not see. Nothing is told of a person
-- out of reach. Running: placed, and neither on its way to the end nor refused.
create function omsorg.ties_of_person(p_care_recipient_id integer, p_care_place_id uuid)
  returns table (has_orders boolean, has_prescriptions boolean, at_other_places boolean, has_running_orders boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select
    exists (select from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
      or exists (select from omsorg.order_line l where l.care_recipient_id = p_care_recipient_id)
      or exists (select from omsorg.preliminary_order_line l where l.care_recipient_id = p_care_recipient_id),
    exists (select from omsorg.prescription p where p.care_recipient_id = p_care_recipient_id),
    exists (select from omsorg.care_recipient_place link
            where link.care_recipient_id = p_care_recipient_id and link.care_place_id is distinct from p_care_place_id),
    exists (select from omsorg.customer_order o
            join omsorg.order_part part on part.customer_order_id = o.id and part.erp_status between 1 and 5
            where o.care_recipient_id = p_care_recipient_id and o.care_place_id = p_care_place_id and o.state = 2)
  where omsorg.reach_person(p_care_recipient_id)
$$;

grant execute on function
  omsorg.is_known_place(text, text, text), omsorg.persons_with_number(bytea[]), omsorg.ties_of_person(integer, uuid)
  to omsorg_app, omsorg_jobs;

-- ---------------------------------------------------------------------------------------------------------------------
-- The larger places of the four countries. Postal codes run by district, so each place is a stretch of them.

insert into omsorg.postal_place (country_code, zip_from, zip_to, city) values
  ('SE', '10000', '11899', 'Stockholm'), ('SE', '12000', '12099', 'Årsta'), ('SE', '12100', '12199', 'Johanneshov'),
  ('SE', '12200', '12299', 'Enskede'), ('SE', '12300', '12399', 'Farsta'), ('SE', '12600', '12699', 'Hägersten'),
  ('SE', '12700', '12799', 'Skärholmen'), ('SE', '13100', '13199', 'Nacka'), ('SE', '13500', '13599', 'Tyresö'),
  ('SE', '13600', '13699', 'Haninge'), ('SE', '14100', '14199', 'Huddinge'), ('SE', '15100', '15299', 'Södertälje'),
  ('SE', '16100', '16199', 'Bromma'), ('SE', '16300', '16399', 'Spånga'), ('SE', '16400', '16499', 'Kista'),
  ('SE', '16900', '17199', 'Solna'), ('SE', '17200', '17499', 'Sundbyberg'), ('SE', '17500', '17799', 'Järfälla'),
  ('SE', '18100', '18199', 'Lidingö'), ('SE', '18200', '18299', 'Danderyd'), ('SE', '18300', '18399', 'Täby'),
  ('SE', '18600', '18699', 'Vallentuna'), ('SE', '19100', '19299', 'Sollentuna'), ('SE', '19400', '19499', 'Upplands Väsby'),
  ('SE', '20000', '21999', 'Malmö'), ('SE', '22000', '22999', 'Lund'), ('SE', '23100', '23199', 'Trelleborg'),
  ('SE', '24100', '24199', 'Eslöv'), ('SE', '25000', '25999', 'Helsingborg'), ('SE', '26100', '26199', 'Landskrona'),
  ('SE', '26200', '26299', 'Ängelholm'), ('SE', '27100', '27199', 'Ystad'), ('SE', '28100', '28199', 'Hässleholm'),
  ('SE', '29100', '29199', 'Kristianstad'), ('SE', '30000', '30999', 'Halmstad'), ('SE', '31100', '31199', 'Falkenberg'),
  ('SE', '35000', '35999', 'Växjö'), ('SE', '37100', '37199', 'Karlskrona'), ('SE', '39000', '39999', 'Kalmar'),
  ('SE', '40000', '41999', 'Göteborg'), ('SE', '43100', '43199', 'Mölndal'), ('SE', '43200', '43299', 'Varberg'),
  ('SE', '45100', '45199', 'Uddevalla'), ('SE', '46100', '46199', 'Trollhättan'), ('SE', '50000', '50999', 'Borås'),
  ('SE', '54100', '54199', 'Skövde'), ('SE', '55000', '55999', 'Jönköping'), ('SE', '58000', '58999', 'Linköping'),
  ('SE', '60000', '60999', 'Norrköping'), ('SE', '61100', '61199', 'Nyköping'), ('SE', '62100', '62199', 'Visby'),
  ('SE', '63000', '63999', 'Eskilstuna'), ('SE', '65000', '65999', 'Karlstad'), ('SE', '70000', '70999', 'Örebro'),
  ('SE', '72000', '72999', 'Västerås'), ('SE', '75000', '75999', 'Uppsala'), ('SE', '76100', '76199', 'Norrtälje'),
  ('SE', '78100', '78199', 'Borlänge'), ('SE', '79100', '79199', 'Falun'), ('SE', '80000', '80999', 'Gävle'),
  ('SE', '82400', '82499', 'Hudiksvall'), ('SE', '83100', '83199', 'Östersund'), ('SE', '85000', '85999', 'Sundsvall'),
  ('SE', '87100', '87199', 'Härnösand'), ('SE', '89100', '89199', 'Örnsköldsvik'), ('SE', '90000', '90999', 'Umeå'),
  ('SE', '93100', '93199', 'Skellefteå'), ('SE', '94100', '94199', 'Piteå'), ('SE', '97000', '97999', 'Luleå'),
  ('SE', '98100', '98199', 'Kiruna'),
  ('FI', '00100', '00999', 'Helsinki'), ('FI', '00100', '00999', 'Helsingfors'), ('FI', '01200', '01799', 'Vantaa'),
  ('FI', '01200', '01799', 'Vanda'), ('FI', '02100', '02399', 'Espoo'), ('FI', '02600', '02999', 'Espoo'),
  ('FI', '02100', '02399', 'Esbo'), ('FI', '02600', '02999', 'Esbo'), ('FI', '02700', '02709', 'Kauniainen'),
  ('FI', '04200', '04299', 'Kerava'), ('FI', '05800', '05999', 'Hyvinkää'), ('FI', '06100', '06199', 'Porvoo'),
  ('FI', '06100', '06199', 'Borgå'), ('FI', '08100', '08199', 'Lohja'), ('FI', '11100', '11999', 'Riihimäki'),
  ('FI', '13100', '13999', 'Hämeenlinna'), ('FI', '15100', '15999', 'Lahti'), ('FI', '20100', '20999', 'Turku'),
  ('FI', '20100', '20999', 'Åbo'), ('FI', '24100', '24299', 'Salo'), ('FI', '26100', '26999', 'Rauma'),
  ('FI', '28100', '28999', 'Pori'), ('FI', '33100', '33999', 'Tampere'), ('FI', '33100', '33999', 'Tammerfors'),
  ('FI', '40100', '40999', 'Jyväskylä'), ('FI', '45100', '45999', 'Kouvola'), ('FI', '48100', '48999', 'Kotka'),
  ('FI', '50100', '50999', 'Mikkeli'), ('FI', '53100', '53999', 'Lappeenranta'), ('FI', '60100', '60999', 'Seinäjoki'),
  ('FI', '65100', '65999', 'Vaasa'), ('FI', '65100', '65999', 'Vasa'), ('FI', '67100', '67999', 'Kokkola'),
  ('FI', '67100', '67999', 'Karleby'), ('FI', '70100', '70999', 'Kuopio'), ('FI', '80100', '80999', 'Joensuu'),
  ('FI', '87100', '87999', 'Kajaani'), ('FI', '90100', '90999', 'Oulu'), ('FI', '90100', '90999', 'Uleåborg'),
  ('FI', '94100', '94999', 'Kemi'), ('FI', '96100', '96999', 'Rovaniemi'),
  ('AX', '22100', '22199', 'Mariehamn'),
  ('NO', '0001', '1299', 'Oslo'), ('NO', '1300', '1369', 'Sandvika'), ('NO', '1383', '1399', 'Asker'),
  ('NO', '1400', '1409', 'Ski'), ('NO', '1501', '1539', 'Moss'), ('NO', '1601', '1639', 'Fredrikstad'),
  ('NO', '1701', '1739', 'Sarpsborg'), ('NO', '2000', '2019', 'Lillestrøm'), ('NO', '2301', '2329', 'Hamar'),
  ('NO', '2601', '2629', 'Lillehammer'), ('NO', '2801', '2839', 'Gjøvik'), ('NO', '3001', '3049', 'Drammen'),
  ('NO', '3101', '3139', 'Tønsberg'), ('NO', '3201', '3249', 'Sandefjord'), ('NO', '3251', '3299', 'Larvik'),
  ('NO', '3601', '3619', 'Kongsberg'), ('NO', '3701', '3749', 'Skien'), ('NO', '3901', '3949', 'Porsgrunn'),
  ('NO', '4001', '4099', 'Stavanger'), ('NO', '4301', '4329', 'Sandnes'), ('NO', '4604', '4699', 'Kristiansand S'),
  ('NO', '4801', '4849', 'Arendal'), ('NO', '5003', '5099', 'Bergen'), ('NO', '5501', '5539', 'Haugesund'),
  ('NO', '6001', '6029', 'Ålesund'), ('NO', '6401', '6439', 'Molde'), ('NO', '6501', '6529', 'Kristiansund N'),
  ('NO', '7003', '7099', 'Trondheim'), ('NO', '7713', '7729', 'Steinkjer'), ('NO', '8001', '8099', 'Bodø'),
  ('NO', '8601', '8629', 'Mo i Rana'), ('NO', '9006', '9029', 'Tromsø'), ('NO', '9401', '9419', 'Harstad'),
  ('NO', '9501', '9519', 'Alta'), ('NO', '9170', '9179', 'Longyearbyen'),
  ('DK', '0800', '0999', 'København C'), ('DK', '1000', '1499', 'København K'), ('DK', '1500', '1799', 'København V'),
  ('DK', '1800', '1999', 'Frederiksberg C'), ('DK', '2000', '2000', 'Frederiksberg'), ('DK', '2100', '2100', 'København Ø'),
  ('DK', '2200', '2200', 'København N'), ('DK', '2300', '2300', 'København S'), ('DK', '2400', '2400', 'København NV'),
  ('DK', '2450', '2450', 'København SV'), ('DK', '2500', '2500', 'Valby'), ('DK', '2600', '2600', 'Glostrup'),
  ('DK', '2610', '2610', 'Rødovre'), ('DK', '2630', '2630', 'Taastrup'), ('DK', '2650', '2650', 'Hvidovre'),
  ('DK', '2700', '2700', 'Brønshøj'), ('DK', '2720', '2720', 'Vanløse'), ('DK', '2730', '2730', 'Herlev'),
  ('DK', '2750', '2750', 'Ballerup'), ('DK', '2770', '2770', 'Kastrup'), ('DK', '2800', '2800', 'Kongens Lyngby'),
  ('DK', '2860', '2860', 'Søborg'), ('DK', '2900', '2900', 'Hellerup'), ('DK', '3000', '3000', 'Helsingør'),
  ('DK', '3400', '3400', 'Hillerød'), ('DK', '3700', '3700', 'Rønne'), ('DK', '4000', '4000', 'Roskilde'),
  ('DK', '4100', '4100', 'Ringsted'), ('DK', '4200', '4200', 'Slagelse'), ('DK', '4300', '4300', 'Holbæk'),
  ('DK', '4600', '4600', 'Køge'), ('DK', '4700', '4700', 'Næstved'), ('DK', '4800', '4800', 'Nykøbing F'),
  ('DK', '5000', '5000', 'Odense C'), ('DK', '5200', '5200', 'Odense V'), ('DK', '5210', '5210', 'Odense NV'),
  ('DK', '5220', '5220', 'Odense SØ'), ('DK', '5230', '5230', 'Odense M'), ('DK', '5240', '5240', 'Odense NØ'),
  ('DK', '5700', '5700', 'Svendborg'), ('DK', '6000', '6000', 'Kolding'), ('DK', '6100', '6100', 'Haderslev'),
  ('DK', '6200', '6200', 'Aabenraa'), ('DK', '6400', '6400', 'Sønderborg'), ('DK', '6700', '6700', 'Esbjerg'),
  ('DK', '7000', '7000', 'Fredericia'), ('DK', '7100', '7100', 'Vejle'), ('DK', '7400', '7400', 'Herning'),
  ('DK', '7500', '7500', 'Holstebro'), ('DK', '7800', '7800', 'Skive'), ('DK', '8000', '8000', 'Aarhus C'),
  ('DK', '8200', '8200', 'Aarhus N'), ('DK', '8210', '8210', 'Aarhus V'), ('DK', '8600', '8600', 'Silkeborg'),
  ('DK', '8700', '8700', 'Horsens'), ('DK', '8800', '8800', 'Viborg'), ('DK', '8900', '8900', 'Randers C'),
  ('DK', '9000', '9000', 'Aalborg'), ('DK', '9400', '9400', 'Nørresundby'), ('DK', '9800', '9800', 'Hjørring'),
  ('DK', '9900', '9900', 'Frederikshavn');
