import type { Connection } from '../demo/build/rows.ts'

/** Sweden: the persons of a scale world are in another market, and none of them is looked after here. */
const market = 10

/** Clients of four care units with five care places each and ten users, with names, numbers and everything else that a tree shows. */
export async function insertOrganisation(connection: Connection, clients: number): Promise<void> {
  await connection.query('begin')
  // Nobody works at these places, so nothing is settled for them and no change of theirs is noted.
  await connection.query('set local session_replication_role = replica')
  await connection.query(
    `insert into omsorg.client (id, market, name, erp_customer_identifier, patient_data_owner_id)
     select gen_random_uuid(), $2, (array['Ängsby', 'Åkerlunda', 'Björkdal', 'Storvik', 'Örnsjö'])[1 + n % 5] || ' kommun ' || n,
            'ERP-' || (700000 + n), 'scale ' || n
     from generate_series(1, $1::integer) n`,
    [clients, market],
  )
  await connection.query(
    `insert into omsorg.care_unit (id, client_id, name)
     select gen_random_uuid(), c.id, (array['Hemtjänsten', 'Särskilt boende', 'Hälsocentralen', 'Rehabilitering'])[n] || ' ' ||
            substring(c.name from '[0-9]+$')
     from omsorg.client c, generate_series(1, 4) n
     where c.patient_data_owner_id like 'scale %'`,
  )
  await connection.query(
    `insert into omsorg.care_place (id, client_id, care_unit_id, name, email, phone)
     select gen_random_uuid(), u.client_id, u.id, (array['Solgläntan', 'Almgården', 'Ekbacken', 'Åsen', 'Örtagården'])[n] || ', ' ||
            u.name, null, '08-12 34 ' || (10 + n)
     from omsorg.care_unit u join omsorg.client c on c.id = u.client_id, generate_series(1, 5) n
     where c.patient_data_owner_id like 'scale %'`,
  )
  await connection.query(
    `insert into omsorg.customer_number (client_id, care_place_id, number, is_primary, therapy_areas)
     select c.id, null, substring(c.erp_customer_identifier from 5), true, '{}'::text[]
     from omsorg.client c where c.patient_data_owner_id like 'scale %'
     union all
     select p.client_id, p.id, (2000000 + row_number() over (order by p.id))::text, true, '{}'::text[]
     from omsorg.care_place p join omsorg.client c on c.id = p.client_id and c.patient_data_owner_id like 'scale %'`,
  )
  await connection.query(
    `insert into omsorg.user_account (kind, application, market, client_id, user_name, first_name, last_name, email)
     select 'user', 'GUIDE', $1, c.id, 'scale.' || substring(c.patient_data_owner_id from 7) || '.' || n,
            (array['Anna', 'Björn', 'Cecilia', 'David', 'Eva', 'Fredrik', 'Gunilla', 'Hans', 'Ingrid', 'Johan'])[n],
            (array['Lind', 'Öberg', 'Åström', 'Ek', 'Sandvall', 'Nyholm', 'Wik'])[1 + length(c.name) % 7] || ' ' ||
            substring(c.name from '[0-9]+$'), null
     from omsorg.client c, generate_series(1, 10) n
     where c.patient_data_owner_id like 'scale %'`,
    [market],
  )
  await connection.query(
    `insert into omsorg.membership (user_id, client_id, node_type, node_id, is_default)
     select u.id, u.client_id, 'care-place', p.id, true
     from omsorg.user_account u
     join (select id, client_id, row_number() over (partition by client_id order by name) as place
           from omsorg.care_place) p on p.client_id = u.client_id
     where u.user_name like 'scale.%' and p.place = substring(u.user_name from '[0-9]+$')::integer`,
  )
  await connection.query('commit')
}
