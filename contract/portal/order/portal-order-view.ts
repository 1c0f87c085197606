import { reasonsNotToTakeBack } from '@omsorg/domain/orders/task/order-task.ts'
import { faults, reportStates } from '@omsorg/domain/portal/report/report.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import * as shown from '../../shown.ts'
import { doer, portalProduct } from '../person.ts'
import { destination, orderStep, patientFee } from './order-fields.ts'

const part = z.object({
  orderId: shown.id,
  step: orderStep,
  expectedOn: shown.isoDate.nullable(),
  trackingLink: z.string().nullable(),
  /** It was asked back, and the supplier has not said yet. */
  cancelAsked: z.boolean(),
  lines: z.array(
    z.object({
      orderLineId: shown.id,
      product: portalProduct,
      packages: z.int(),
      flavors: z.array(z.object({ name: z.string(), packages: z.int() })),
    }),
  ),
  /** It may have come, lately; nobody has said so, nor told of it what nobody has seen to yet. */
  askWhetherItCame: z.boolean(),
  /** Who has said that it came, and when. */
  received: z.object({ on: shown.instant, by: doer }).nullable(),
  /** What can be told of it today: nothing of a parcel that has not set out. */
  faults: z.array(z.enum(faults)),
  /** What has been told of it and stands, the newest first, whoever told it. */
  reports: z.array(
    z.object({
      reportId: shown.id,
      fault: z.enum(faults),
      /** Null where a whole parcel did not come. */
      orderLineId: shown.id.nullable(),
      packages: z.int().nullable(),
      on: shown.instant,
      by: doer,
      isSeenTo: z.boolean(),
      state: z.enum(reportStates),
      /** What the care place or customer service says to whoever has told it; null where they say nothing. */
      answer: z.string().nullable(),
      answeredOn: shown.instant.nullable(),
      /** Whoever asks has told it, and has not said that the answer is read. */
      isNew: z.boolean(),
      /** The photos that whoever asks has sent with it; of another holder none. */
      photoIds: z.array(shown.guid),
      can: z.object({ takeBack: ability(reasonsNotToTakeBack) }),
    }),
  ),
  /** What happened, oldest first. */
  steps: z.array(z.object({ step: orderStep, at: shown.instant })),
})

export const portalOrderRow = z
  .object({
    customerOrderId: shown.id,
    placedAt: shown.instant,
    by: doer,
    step: orderStep,
    expectedOn: shown.isoDate.nullable(),
    packages: z.int(),
    products: z.array(portalProduct),
  })
  .meta({ id: 'PortalOrderRow' })

export const portalOrderView = z
  .object({
    careRecipientId: shown.id,
    customerOrderId: shown.id,
    placedAt: shown.instant,
    by: doer,
    parts: z.array(part),
    destination,
    patientFee,
    undoUntil: shown.instant.nullable(),
    can: z.object({ cancel: ability(['ordered-by-staff', 'too-late', 'cancelled'] as const) }),
  })
  .meta({ id: 'PortalOrder' })
