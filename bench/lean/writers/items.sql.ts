import { cartItemStatus, inCart } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'

const inTheCart = inCart.map((word) => cartItemStatus[word]).join(', ')

/** What nothing in the world of the bench has: an item that is one of several flavours. */
const hasFlavors = `i.flavor is not null and i.product_group_number <> ''`

/** The place of the caller and what its client has settled of each area; parameters: the second is the day, the third the user. */
export const groundOfItems = `
  s as materialized (
    select s.care_place_id, s.client_id, s.market, s.patient_data_owner_id from omsorg.place_setting s
    where s.care_place_id = omsorg.reach_place()
  ), area as materialized (
    select a.therapy_area, a.enabled, a.care_place_purchase_allowed, own.agreement_types as own_types,
      override.agreement_types as user_types, coalesce((
        select n.number from omsorg.customer_number n
        where n.client_id = a.client_id and (n.care_place_id is null or n.care_place_id = s.care_place_id)
          and (n.therapy_areas = '{}' or a.therapy_area = any (n.therapy_areas))
        order by n.care_place_id nulls last, n.is_primary desc, n.number limit 1), a.customer_number) as number
    from s join omsorg.therapy_area_setting a on a.client_id = s.client_id
    left join omsorg.product_availability_setting own
      on own.client_id = a.client_id and own.therapy_area = a.therapy_area and own.user_id is null
    left join omsorg.product_availability_setting override
      on override.client_id = a.client_id and override.therapy_area = a.therapy_area and override.user_id = $3::int
        and override.use_override
  )`

/** Items with the offer of the client, joined as `i` by `which`. */
export const itemsJoined = (which: string, columns = '') => `
    select i.id, i.item_number, i.product_number, i.product_group_number, i.name as product_name, i.brand, i.therapy_area,
      i.category_id, i.shape, i.unit, i.item_status, i.delayed_until, i.active, i.latex, i.pvc, i.is_pca, i.items_per_package,
      i.supplier_item_number, i.producer_item_number, i.flavor, i.properties, st.expected_on,
      omsorg.stock_level(st.status, st.quantity, ps.few_in_stock_below) as stock_status,
      case when vat.has_standard then offer.price end as price, offer.agreement_type, offer.price_agreement_type,
      vat.rate::text as vat_rate, own.custom_number, ranking.rank, ${hasFlavors} as has_flavors,
      exists (
        select from omsorg.item_replacement ir
        where ir.status <> ${replacementStatus.finished} and ir.replaced_product_id = i.id
          and (ir.patient_data_owner_id is null or ir.patient_data_owner_id = s.patient_data_owner_id)) as being_replaced,
      exists (
        select from omsorg.cart_item k where k.care_place_id = s.care_place_id and k.care_recipient_id is null
          and k.product_id = i.id and k.status in (${inTheCart})) as selected${columns}
    from s
    ${which}
    left join omsorg.product_stock st on st.product_id = i.id
    left join omsorg.product_setting ps on ps.client_id = s.client_id
    left join area here on here.therapy_area = i.therapy_area
    left join lateral (
      select o.price, o.agreement_type, o.price_agreement_type from omsorg.product_offer o
      where o.product_id = i.id and o.client_id = s.client_id and o.valid_from <= $2::date
        and coalesce(o.valid_to, 'infinity') >= $2::date and (o.customer_number is null or o.customer_number = here.number)
      order by o.customer_number nulls last, o.valid_from desc limit 1) offer on true
    left join lateral (
      select v.rate, bool_or(v.product_class = 'standard') over () as has_standard from omsorg.vat_rate v
      where v.market = i.market and v.product_class in (i.vat_class, 'standard') and v.valid_from <= $2::date
        and coalesce(v.valid_to, 'infinity') >= $2::date
      order by v.product_class = 'standard', v.valid_from desc limit 1) vat on true
    left join omsorg.custom_article_number own on own.client_id = s.client_id and own.product_id = i.id
    left join omsorg.product_ranking ranking on ranking.client_id = s.client_id and ranking.product_id = i.id`

/** What the client lets be seen, as fields of JSON, with what is settled of each area; asks for `ps`, the setting of products. */
export const settingsOfItems = `'market', s.market, 'showPrices', coalesce(ps.show_prices, true),
    'showListPrice', coalesce(ps.show_list_price, false), 'showStock', coalesce(ps.show_stock_status, true),
    'pcaEnabled', coalesce(ps.pca_assortment_enabled, false), 'ranking', coalesce(ps.ranking_enabled, false),
    'ownNumbers', coalesce(ps.custom_article_numbers_enabled, false), 'latexFreeOnly', coalesce(ps.latex_free_only, false),
    'pvcFreeOnly', coalesce(ps.pvc_free_only, false), 'allowOutgoing', coalesce(ps.allow_outgoing_items, true),
    'blockUncertain', coalesce(ps.block_uncertain_delivery, false),
    'areas', (select json_object_agg(therapy_area, json_build_object('enabled', enabled,
        'carePlacePurchaseAllowed', care_place_purchase_allowed, 'number', number, 'clientTypes', coalesce(own_types, '{}'),
        'userTypes', user_types)) from area)`

/**
 * The items of these numbers as the store of the place may order them, with what decides that; parameters: the numbers, the
 * day, the user.
 */
export const itemsHere = `
  with ${groundOfItems}, found as (${itemsJoined('join omsorg.product i on i.market = s.market and i.item_number = any ($1::text[])')})
  select json_build_object(${settingsOfItems},
    'items', coalesce((select json_object_agg(item_number, to_json(found)) from found), '{}')) as answer
  from s left join omsorg.product_setting ps on ps.client_id = s.client_id`
