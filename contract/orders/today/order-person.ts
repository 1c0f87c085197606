import { z } from 'zod'
import * as shown from '../../shown.ts'

/** For whom an order is; all null for a care place, the name also of a protected person. */
export const orderPerson = {
  careRecipientId: shown.id.nullable(),
  careRecipientName: z.string().nullable(),
  protected: z.boolean(),
}

/** The persons of a list, each once. */
export function personsIn(list: readonly { readonly careRecipientId: number | null }[]): number[] {
  return [...new Set(list.flatMap(({ careRecipientId }) => careRecipientId ?? []))]
}
