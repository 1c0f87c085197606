import { passwordFaults } from '@omsorg/domain/sign-in/password/password-rules.ts'
import { z } from 'zod'

/** A password that somebody wants to have. How long it may be is told by its rules, not by this bound. */
export const newPassword = z.string().min(1).max(500)

/** The secret of a link, as it stands in its fragment. */
export const linkToken = z.string().trim().min(1).max(200)

/** Which rules a password that was not taken breaks. */
export const weakPassword = z.object({ faults: z.array(z.enum(passwordFaults)) })

/** The account whose password was set, for the sign-in that follows. */
export const passwordWasSet = z.object({ userName: z.string() })
