import { lineBlocks, orderSteps, supplyStates } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { z } from 'zod'
import { consumptionPeriod, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { contact, portalProduct, relation } from '../person.ts'
import { personAbilities } from '../me/me-view.ts'

/** A product that is prescribed: how much, for how long it lasts, and when it can be ordered again. */
export const homeProduct = z
  .object({
    prescriptionRowId: shown.id,
    prescriptionId: shown.id,
    product: portalProduct,
    /** So many pieces in a period; null where the prescription does not say. */
    consumption: shown.decimal.nullable(),
    consumptionPeriod: consumptionPeriod.nullable(),
    state: z.enum(supplyStates),
    daysLeft: z.int().nullable(),
    runsOutOn: shown.isoDate.nullable(),
    /** Packages that may be ordered today. */
    allowedNow: z.int(),
    /** Packages left on the prescription altogether. */
    remaining: z.int(),
    /** Today when it can be ordered now; null when it never can. */
    orderFrom: shown.isoDate.nullable(),
    /** Why not today; null when it can. */
    block: z.enum(lineBlocks).nullable(),
    lastOrder: z.object({ on: shown.isoDate, packages: z.int() }).nullable(),
    /** The last time that anything can be had on this prescription. */
    isLast: z.boolean(),
    prescriptionEndsOn: shown.isoDate,
  })
  .meta({ id: 'PortalProductAtHome' })

export type HomeProduct = z.output<typeof homeProduct>

/** A parcel that is expected, or has just come. */
export const parcel = z
  .object({
    customerOrderId: shown.id,
    orderId: shown.id,
    step: z.enum(orderSteps),
    expectedOn: shown.isoDate.nullable(),
    trackingLink: z.string().nullable(),
    lines: z.array(z.object({ product: portalProduct, packages: z.int() })),
    /** The promised day is over; nobody has said that it came, nor told of it what nobody has seen to yet. */
    askWhetherItCame: z.boolean(),
  })
  .meta({ id: 'PortalParcel' })

export type Parcel = z.output<typeof parcel>

export const homeView = z
  .object({
    careRecipientId: shown.id,
    name: z.string(),
    relation,
    today: shown.isoDate,
    products: z.array(homeProduct),
    /** When it would come if it is ordered now. */
    delivery: z.object({ earliest: shown.isoDate }).nullable(),
    parcels: z.array(parcel),
    /** Answers to requests that nobody has read here. */
    unreadAnswers: z.int(),
    /** What became of what the holder has told and has not read here: of an order, or of a move where it is null. */
    toldAnswers: z.array(z.object({ customerOrderId: shown.id.nullable() })),
    /** Prescriptions that end soon, with what is to be done about it. */
    ending: z.array(z.object({ prescriptionId: shown.id, therapyArea, endsOn: shown.isoDate, isAsked: z.boolean() })),
    diary: z.object({ startedOn: shown.instant, plannedHours: z.int(), hoursMeasured: z.int() }).nullable(),
    carePlace: contact,
    customerService: contact,
    /** What the place says of orders that go through it alone; null where it says nothing. */
    throughPlaceReason: z.string().nullable(),
    can: personAbilities,
  })
  .meta({ id: 'PortalHome' })
