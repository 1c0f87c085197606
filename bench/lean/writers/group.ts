import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { readRate } from '@omsorg/domain/money.ts'
import { totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import { orderState, orderType, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import { earliestFor, type LeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { noticesOf } from '@omsorg/domain/orders/placing/item-status.ts'
import { checkLines } from '@omsorg/domain/orders/placing/line-check.ts'
import { checkReceiver } from '@omsorg/domain/orders/placing/receiver.ts'
import { splitOrder } from '@omsorg/domain/orders/placing/split.ts'
import type { StandsOn } from './confirm-ground.ts'
import { lockDraft, placeHere, saveOver } from './group.sql.ts'
import { assess, type ItemsHere } from './items.ts'
import { itemsHere } from './items.sql.ts'
import { keyedWriter, must } from './keyed.ts'
import { sumsOf } from './order-judged.ts'

export interface PlaceHere extends Pick<StandsOn, 'fees' | 'method' | 'standardRate' | 'holidays'> {
  readonly orderTypes: readonly number[]
  readonly groupAllowed: boolean
  readonly residentsAllowed: boolean
  readonly showPrices: boolean
  readonly showStock: boolean
  readonly hasPeriod: boolean
  readonly phoneRequired: boolean
  readonly labelRequired: boolean
  readonly maxLines: number
  readonly leadDays: LeadDays
  readonly to: { readonly countryCode: string | null; readonly entryCode: string | null } | null
}

export interface Saved {
  readonly id: number
  readonly rowVersion: number
  readonly parts: readonly number[]
}

/** Judges what is filled in for the store of a place and keeps it over the draft that is there. */
export const group = keyedWriter<InputOf<typeof saveGroup>>({
  endpoint: 'orders/group/save-group',
  permissions: ['OrderWrite'],
  async work({ asked: { carePlaceId, receiver, lines: wanted }, claims, user, now, today, send }) {
    must(carePlaceId === claims.cp, 'it is of the place')
    const numbers = wanted.map(({ itemNumber }) => itemNumber)
    must(new Set(numbers).size === numbers.length, 'no item stands twice')
    const [[draft], [place], [items]] = await Promise.all([
      send<{ id: number }>('draft', lockDraft(orderType.group), [user]),
      send<{ answer: PlaceHere }>('place', placeHere, [today.toString(), receiver.deliveryMethodCode]),
      send<{ answer: ItemsHere }>('items', itemsHere, [numbers, today.toString(), user]),
    ])
    must(draft !== undefined && place !== undefined && items !== undefined, 'the place has a draft')
    const { method, fees, to, leadDays, ...here } = place.answer
    must(here.groupAllowed && here.hasPeriod && here.orderTypes.includes(orderType.group), 'it orders for itself')
    must(to !== null && method !== null && !method.needsPoint, 'the goods come to the place')
    const market = marketOf(claims.mac as never)
    const { country } = market
    const faults = checkReceiver(receiver, {
      to: 'care-place',
      country,
      contactPhoneRequired: here.phoneRequired,
      goodsLabelRequired: here.labelRequired,
      notificationAllowed: ['phone', 'sms', 'email'],
      namesToKeepSecret: [],
    })
    must(faults.length === 0 && receiver.packageLocation === null, 'the receiver is right')

    const lines = wanted.map(({ itemNumber, quantity }) => {
      const each = assess(items.answer, itemNumber, claims, today, 'purchase')
      must(each.mayIn('Order') || each.mayIn('CarePlacePurchase'), 'its area is allowed')
      const price = each.item.price ?? 0
      return { ...each, quantity, price, vatRate: readRate(each.item.vat_rate ?? '') ?? 0 }
    })
    const checked = checkLines(
      lines.map(({ item, quantity, unavailability }) => ({
        quantity,
        pieces: null,
        itemsPerPackage: item.items_per_package,
        allowed: null,
        prescribed: null,
        flavors: null,
        unavailability,
        isEarly: false,
        notices: noticesOf({ itemStatus: item.item_status, stockStatus: item.stock_status, isActive: item.active }),
        setAside: false,
      })),
    )
    must(checked.mayBePlaced, 'its lines may be placed')
    const delivery = { today, isExpress: false, leadDays, holidays: new Set(here.holidays) }
    const days = lines.map(({ item: { item_status: itemStatus, stock_status: stockStatus, delayed_until: until } }) =>
      earliestFor({ itemStatus, stockStatus, delayedUntil: until ? Temporal.PlainDate.from(until) : null }, delivery),
    )
    const parts = splitOrder(
      lines.map(({ area }, index) => ({
        index,
        parcel: null,
        deliveryDate: days[index] ?? today,
        customerNumber: area?.number ?? null,
      })),
      here.maxLines,
    )
    const priced = totalsOf({
      lines: lines.map(({ price, quantity, vatRate }) => ({ pricePerPackage: price, quantity, vatRate })),
      fees: {
        smallOrderFee: fees?.small ?? 0,
        smallOrderThreshold: fees?.threshold ?? 0,
        logisticsRate: (fees && readRate(fees.logistics)) ?? 0,
        expressFee: fees?.express ?? 0,
      },
      isExpress: false,
      deliveryFee: method.fee,
      standardVatRate: readRate(here.standardRate ?? '') ?? 0,
    })
    const totals = sumsOf(priced, lines, claims)

    const phone = (written: string | null) => written && storedPhone(written, country)
    const written = {
      ...to,
      countryCode: to.countryCode ?? country,
      contactPhone: phone(receiver.contactPhone),
      method: receiver.deliveryMethodCode,
      notifyBy: receiver.notifyBy,
      notifyPhone: phone(receiver.notifyPhone),
      notifyEmail: receiver.notifyEmail,
      goodsLabel: receiver.goodsLabel ?? '',
      until: now.add({ hours: 24 * savedOrdersAreKeptForDays }).toString(),
    }
    const heads = parts.map(([first], index) => ({
      no: index + 1,
      day: first?.deliveryDate.toString(),
      number: first?.customerNumber ?? null,
    }))
    const partOf = new Map(parts.flatMap((part, index) => part.map((each) => [each.index, index + 1] as const)))
    const stored = lines.map(({ item, quantity, price }, index) => ({
      no: index + 1,
      part: partOf.get(index),
      productId: item.id,
      itemNumber: item.item_number,
      name: item.product_name,
      area: item.therapy_area,
      quantity,
      perPackage: item.items_per_package || 1,
      price,
      vatRate: item.vat_rate,
      vat: priced.lines[index]?.vat ?? 0,
    }))
    const values = [written, totals, heads, stored].map((each) => JSON.stringify(each))
    const [saved] = await send<Saved>('save', saveOver, [draft.id, ...values])
    must(saved !== undefined, 'it was saved')

    const { showPrices, showStock } = items.answer
    const viewOf = (index: number) => {
      const line = lines[index]
      if (!line) throw new RangeError(`there is no line ${index}`)
      const { item, quantity, vatRate } = line
      const price = showPrices ? item.price : null
      return {
        itemNumber: item.item_number,
        product: {
          itemNumber: item.item_number,
          name: item.product_name,
          shape: item.shape,
          therapyArea: item.therapy_area,
          itemsPerPackage: item.items_per_package ?? 0,
          unit: item.unit,
        },
        prescriptionRowId: null,
        quantity,
        allowedQuantity: null,
        itemsPerPackage: item.items_per_package ?? 1,
        flavors: [],
        pricePerPackage: price,
        net: price === null ? null : price * quantity,
        vatRate,
        vat: price === null ? null : (priced.lines[index]?.vat ?? null),
        stockStatus: showStock ? item.stock_status : 'undefined',
        deliveryDate: days[index]?.toString() ?? null,
        unavailabilityCode: line.unavailability,
        warnings: (checked.lines[index]?.findings ?? []).map(({ name }) => name),
        setAside: false,
      }
    }
    const orders = parts.map((part, index) => ({
      orderId: saved.parts[index],
      lines: part.map((each) => viewOf(each.index)),
    }))
    const warnings = parts.length > 1 ? ['will-be-split'] : []
    const { id: customerOrderId, rowVersion } = saved
    return { answer: { customerOrderId, orders, totals, warnings, state: orderState.saved, rowVersion }, written: [] }
  },
})
