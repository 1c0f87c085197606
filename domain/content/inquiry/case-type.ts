/** What a message to customer service is about (A-2.2-25). */
export const caseTypes = ['product', 'delivery', 'technical-problems', 'new-customer-number', 'other'] as const

export type CaseType = (typeof caseTypes)[number]

/** How the one who asks wants to be answered (A-2.2-26). */
export const contactWays = ['phone', 'email'] as const

export type ContactWay = (typeof contactWays)[number]
