import { orderState, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { instant } from './json.ts'
import { logged } from './log.ts'
import { rowFacts, rowSources } from './row-facts.ts'

const { preliminary, active, renew } = prescriptionStatus

const settingsOfPerson = `json_build_object(
  'ssnRequired', s.ssn_required, 'temporarySsnAllowed', s.temporary_ssn_allowed,
  'populationRegisterLookup', s.population_register_lookup, 'protectedIdentityAllowed', s.protected_identity_allowed,
  'referenceNumberRequired', s.reference_number_required, 'phoneRequired', s.phone_required,
  'guardiansAllowed', s.guardians_allowed, 'trusteeAllowed', s.trustee_allowed,
  'invoiceAddressRequired', s.invoice_address_required, 'crpAccountsAllowed', s.crp_accounts_allowed,
  'crpOrderingAllowed', s.crp_ordering_allowed, 'crpRenewalAllowed', s.crp_renewal_allowed,
  'crpDiaryAllowed', s.crp_diary_allowed, 'crpStockAllowed', s.crp_stock_allowed,
  'copyAllowed', s.copy_allowed, 'moveAllowed', s.move_allowed, 'deactivateAllowed', s.deactivate_allowed,
  'adultRecipientsOnly', s.adult_recipients_only, 'anonymizeAfterMonths', s.anonymize_after_months)`

/** The codes of the roles that the caller has at other places of the client, be it through their unit or the client. */
const rolesElsewhere = `array(
  select distinct r.code from omsorg.membership m
  join omsorg.care_place p on p.client_id = m.client_id and m.node_id in (p.id, p.care_unit_id, p.client_id)
  join omsorg.role_assignment ra on ra.user_id = m.user_id and ra.node_id in (p.id, p.care_unit_id, p.client_id)
  join omsorg.role r on r.id = ra.role_id
  where m.user_id = $1::int and m.client_id = c.client_id and p.id <> s.care_place_id)`

/** Everything that is asked of a person seen from the place of the caller; parameters: the log's, the id, the day, the zone. */
export const pageStatement = `
  with person as materialized (
    select c.*, l.care_place_id, l.room, l.status as link_status
    from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
    where l.care_place_id = omsorg.reach_place() and l.care_recipient_id = $5::int
  ), logged as (${logged('person')})
  select json_build_object('person', json_build_object('guid', c.care_recipient_guid, 'market', c.market,
      'firstName', c.first_name, 'lastName', c.last_name, 'number', encode(c.identity_number_encrypted, 'base64'),
      'temporary', c.identity_number_temporary, 'birthDate', c.birth_date, 'sex', c.sex, 'protection', c.protected_kind,
      'room', c.room, 'placeId', c.care_place_id, 'placeName', s.place_name, 'clientId', c.client_id,
      'clientName', s.client_name, 'street', (select a.street from omsorg.address a
        where a.care_recipient_id = c.id and a.kind = 'delivery' order by a.is_default desc, a.id limit 1)),
    'status', c.status, 'linkStatus', c.link_status, 'phone', c.phone, 'deliveryPhone', c.delivery_phone, 'email', c.email,
    'referenceNumber', c.reference_number, 'latex', c.latex_sensitive, 'pvc', c.pvc_sensitive, 'rowVersion', c.row_version,
    'trusteeName', c.trustee_name, 'trusteePhone', c.trustee_phone, 'trusteeEmail', c.trustee_email,
    'trusteeNumber', encode(c.trustee_identity_number_encrypted, 'base64'),
    'registerCheckedOn', (select max((k.at at time zone $7)::date) from omsorg.register_lookup k
      where k.care_recipient_id = c.id and k.client_id = c.client_id and k.answer in ('found', 'protected')),
    'lastConversationOn', (select max(k.day) from omsorg.conversation k where k.care_recipient_id = c.id),
    'carePlaces', (select json_agg(json_build_object('carePlaceId', e.care_place_id, 'name', p.name, 'status', e.status)
        order by e.status, p.name collate omsorg.nordic_fi, p.id)
      from omsorg.care_recipient_place e join omsorg.care_place p on p.id = e.care_place_id
      where e.care_recipient_id = c.id and e.care_place_id = c.care_place_id),
    'guardians', coalesce((select json_agg(json_build_object('id', g.id, 'firstName', g.first_name, 'lastName', g.last_name,
        'phone', g.phone, 'email', g.email, 'number', encode(g.identity_number_encrypted, 'base64')) order by g.position)
      from omsorg.guardian g where g.care_recipient_id = c.id), '[]'),
    'addresses', coalesce((select json_agg(json_build_object('addressId', a.id, 'kind', a.kind, 'name', a.name,
        'careOf', nullif(a.care_of, ''), 'street', a.street, 'zip', a.zip, 'city', a.city, 'countryCode', a.country_code,
        'entryCode', a.entry_code, 'isDefault', a.is_default, 'verified', a.verified_at is not null)
        order by a.is_default desc, a.id)
      from omsorg.address a where a.care_recipient_id = c.id), '[]'),
    'areas', coalesce((select json_agg(json_build_object('therapyArea', t.therapy_area,
        'renewalRequestsEnabled', t.renewal_requests_enabled and not t.therapy_area = any(s.renewal_requests_off),
        'planningEnabled', t.planning_enabled, 'prescriptions', array(
          select distinct p.status from omsorg.prescription p
          where p.care_recipient_id = c.id and p.therapy_area = t.therapy_area)) order by t.therapy_area)
      from omsorg.therapy_area_setting t where t.client_id = c.client_id and t.enabled), '[]'),
    'withdrawalAllowed', s.withdrawal_allowed, 'orderTypes', s.order_types,
    'homeDeliveryAllowed', s.home_delivery_allowed and not s.hide_home_delivery,
    'prescriptionAllowed', s.iterative_prescription_allowed, 'additionsAllowed', s.additions_allowed,
    'careRecipient', ${settingsOfPerson}, 'leadDays', s.stock_lead_days, 'placeHasAddress', s.delivery_street is not null,
    'hasPeriod', s.order_period_from_day is not null and s.order_period_interval_days is not null,
    'placeHasOwnSettings', exists (select from omsorg.order_setting os
      where os.care_place_id = c.care_place_id and not os.uses_client_settings),
    'holidays', array(select h.day from omsorg.holiday h
      where h.market = c.market and h.day between $6::date and $6::date + 400),
    'rolesElsewhere', ${rolesElsewhere},
    'hasOrders', exists (select from omsorg.customer_order o where o.care_recipient_id = c.id)
      or exists (select from omsorg.order_line o where o.care_recipient_id = c.id)
      or exists (select from omsorg.preliminary_order_line o where o.care_recipient_id = c.id),
    'hasPrescriptions', exists (select from omsorg.prescription p where p.care_recipient_id = c.id),
    'isAtOtherPlaces', exists (select from omsorg.care_recipient_place e
      where e.care_recipient_id = c.id and e.care_place_id <> c.care_place_id),
    'unwritten', exists (select from omsorg.prescription p where p.care_recipient_id = c.id and (
      p.status = ${preliminary} and p.confirmed_at is not null and p.start_date <= $6::date
      or p.status in (${active}, ${renew}) and p.end_date < $6::date)),
    'ordered', (
      select json_build_object('customerOrderId', o.id, 'at', ${instant('o.confirmed_at')},
        'by', omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of))
      from omsorg.customer_order o
      where o.care_recipient_id = c.id and o.state = ${orderState.ordered}
        and o.confirmed_at >= $6::date::timestamp at time zone $7 and exists (
          select from omsorg.order_part t where t.customer_order_id = o.id and t.erp_status <> ${erpStatus.refused})
      order by o.confirmed_at desc, o.id desc limit 1),
    'draft', (
      select json_build_object('customerOrderId', o.id, 'packages', coalesce(sum(l.quantity), 0),
        'savedOn', ${instant(`o.saved_until - interval '${savedOrdersAreKeptForDays} days'`)},
        'itemNames', coalesce(json_agg(l.item_name order by l.line_no) filter (where l.id is not null), '[]'))
      from omsorg.customer_order o left join omsorg.order_line l on l.customer_order_id = o.id and not l.set_aside
      where o.care_recipient_id = c.id and o.created_by = $1::int and o.state = ${orderState.saved}
        and o.saved_until is not null
      group by o.id order by o.saved_until desc limit 1),
    'rows', coalesce((
      select json_agg(${rowFacts('$6::date')} order by p.therapy_area, r.id)
      from omsorg.row_supply y ${rowSources} where y.care_recipient_id = c.id), '[]')) as answer
  from person c
  join omsorg.place_setting s on s.care_place_id = c.care_place_id`
