import { z } from 'zod'
import { consumptionPeriod, therapyArea } from '../../fields.ts'
import { productView } from '../../products/product/product-view.ts'
import * as shown from '../../shown.ts'

/** Whose it is, in a list of many people. */
export const personOfRow = {
  careRecipientId: shown.id,
  careRecipientName: z.string().nullable(),
  protected: z.boolean(),
  room: z.string().nullable(),
}

/** A prescribed row in a list of many people: whose it is, of what, and how much of it is used. */
export const rowOfPerson = {
  prescriptionRowId: shown.id,
  ...personOfRow,
  therapyArea,
  product: productView,
  consumption: shown.decimal.nullable(),
  consumptionPeriod: consumptionPeriod.nullable(),
}
