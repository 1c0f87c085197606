// A program of somebody else, who has the interface document alone: it orders for a care recipient and prints the number of
// the order. `types.ts` beside it is generated from the document: node place-order.ts <server> <access token> <care recipient>
import createClient from 'openapi-fetch'
import type { paths } from './types.ts'

const [baseUrl = '', accessToken = '', careRecipient = ''] = process.argv.slice(2)
const careRecipientId = Number(careRecipient)
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${accessToken}` } })

const proposed = await client.GET('/api/Guide/Order/PreOrder/Withdrawal/{careRecipientId}', {
  params: { path: { careRecipientId } },
})
if (!proposed.data) throw new Error(`nothing is proposed: ${proposed.response.status}`)

const { lines } = proposed.data
const { deliveryMethodCode, ...proposedReceiver } = proposed.data.receiver
if (deliveryMethodCode === null) throw new Error('no delivery method is proposed')
// The day it comes is told to nobody.
const receiver = { ...proposedReceiver, deliveryMethodCode, notifyBy: null, notifyPhone: null, notifyEmail: null }
const wanted = lines.flatMap(({ prescriptionRowId, itemNumber, allowedQuantity }) =>
  prescriptionRowId !== null && (allowedQuantity ?? 0) > 0 ? [{ prescriptionRowId, itemNumber, quantity: 1 }] : [],
)
const saved = await client.POST('/api/Guide/Order/Withdrawal', {
  body: { careRecipientId, receiver, lines: wanted },
})
if (!saved.data) throw new Error(`the order is not saved: ${JSON.stringify(saved.error)}`)

const { customerOrderId, rowVersion } = saved.data
const placed = await client.POST('/api/Guide/Order/Confirm', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { customerOrderId, rowVersion, acceptWarnings: true },
})
if (!placed.data) throw new Error(`the order is not placed: ${JSON.stringify(placed.error)}`)
console.log(placed.data.customerOrderId)
