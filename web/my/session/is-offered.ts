/** With the tab: whether it is asked, once somebody is in, to do without the code the next time. */
export const offeredKey = 'my-passkey-offer'

export const isOffered = (): boolean => sessionStorage.getItem(offeredKey) !== null
