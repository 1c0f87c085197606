/**
 * Why something was left by a replacement: somebody else was at work with it in that moment, which passes, or it could not be
 * done, which somebody has to look at.
 */
export const leftReasons = ['busy', 'failed'] as const
export type LeftReason = (typeof leftReasons)[number]
