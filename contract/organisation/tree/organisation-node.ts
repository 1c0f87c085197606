import { marketCodes } from '@omsorg/domain/market.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

/** What the nodes of the organisation share; whether one is open, chosen or loading is known to the browser alone. */
const node = {
  id: shown.guid,
  name: z.string(),
  /** The primary customer number; empty while there is none. */
  customerNo: z.string(),
}

export const carePlaceNode = z
  .object({
    nodeType: z.literal('CarePlace'),
    ...node,
    careUnitId: shown.guid,
    clientId: shown.guid,
    email: z.string().nullable(),
    phone: z.string(),
  })
  .meta({ id: 'CarePlaceNode' })

export const careUnitNode = z
  .object({
    nodeType: z.literal('CareUnit'),
    ...node,
    clientId: shown.guid,
    childCount: z.int(),
    /** The care places, where they were asked for. */
    children: z.array(carePlaceNode).optional(),
  })
  .meta({ id: 'CareUnitNode' })

export const clientNode = z
  .object({
    nodeType: z.literal('Client'),
    ...node,
    marketAreaCode: z.literal(marketCodes),
    erpCustomerIdentifier: z.string(),
    patientDataOwnerId: z.string(),
    alias: z.string().nullable(),
    childCount: z.int(),
    /** The care units, where they were asked for. */
    children: z.array(careUnitNode).optional(),
  })
  .meta({ id: 'ClientNode' })
