import { phonePattern } from '@omsorg/domain/format/stored-phone.ts'
import { z } from 'zod'
import { email, personName } from '../../fields.ts'

/** What visitors fill in. A line has no line break, so that none becomes a head of the mail. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

const phone = z.string().trim().min(1).max(30).regex(phonePattern).meta({ format: 'phone' })

export const visitor = { name: personName, email, phone }
export const subjectLine = line
export const workPlace = line
export const shortLine = line.max(60)
/** The solved challenge: ALTCHA's payload, JSON in base64. */
export const botToken = z.string().min(1).max(4000)
export const words = z.string().trim().max(4000)
