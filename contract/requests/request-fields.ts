import { z } from 'zod'
import { city, email, personName, phone } from '../fields.ts'

/** What care staff asks of Customer Service by a form. A line has no line break, so that none becomes a head of the mail. */
export const line = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

export const words = z.string().trim().max(2000)

/** How whoever asks is reached. */
export const reachable = { email, phone: phone.or(z.literal('')).default('') }

/** Where something is sent, or stands. */
export const address = {
  street: line.min(1),
  zip: line.min(1).max(10),
  city,
}

export const name = personName

/** Customer Service finds the request by it. */
export const requested = z.object({ reference: z.string() })

export const placeNotChosen = { 'place-not-chosen': { code: 'CRS003002' } } as const
