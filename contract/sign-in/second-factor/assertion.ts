import { z } from 'zod'

/** The token that a password was answered with while a second factor is owed. */
export const assertion = z.string().min(1).max(8_192)

export const clientId = z.literal('web')
