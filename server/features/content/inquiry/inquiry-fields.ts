import { caseTypes, contactWays } from '@omsorg/domain/content/inquiry/case-type.ts'
import { z } from 'zod'

/** What is kept of an inquiry, sealed, until it is mailed. */
export const inquiryFields = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('inquiry'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('contact'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    userName: z.string(),
    workPlace: z.string(),
    customerNumber: z.string(),
    caseType: z.enum(caseTypes),
    preferredContact: z.enum(contactWays),
    message: z.string(),
  }),
])

export type InquiryFields = z.output<typeof inquiryFields>
