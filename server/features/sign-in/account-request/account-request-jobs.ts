/** Mails the link that confirms an address. Payload: `{ requestId }`. */
export const sendRequestLinkJob = 'sign-in/send-account-request-link'
/** Tells one administrator of a care unit that a request waits. Payload: `{ requestId, userId }`. */
export const tellAdministratorJob = 'sign-in/tell-of-account-request'
/** Mails whoever asked why there is no account. Payload: `{ requestId }`. */
export const sendRequestRefusalJob = 'sign-in/send-account-request-refusal'
export const removeAccountRequestsJob = 'sign-in/remove-old-account-requests'
