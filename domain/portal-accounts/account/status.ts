/** An account of the care recipient portal: made, its mail sent, proved by whoever holds it. */
export const portalAccountStatus = { created: 1, 'mail-sent': 2, active: 3 } as const
export type PortalAccountStatus = (typeof portalAccountStatus)[keyof typeof portalAccountStatus]

/** How long the link of the mail is good. */
export const activationLinkDays = 7
