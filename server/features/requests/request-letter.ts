import { marketOf } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { RequestContent } from './request-content.ts'
import type { RequestToSend } from './requests.sql.ts'

type Words = AllTexts['requests']
type Facts = readonly (readonly [label: string, value: string | null])[]

/** The mail to customer service. Its subject names the request by its number alone. */
export async function letterOf(reference: string, request: RequestToSend, content: RequestContent) {
  const words = (await loadAllTexts(marketOf(request.market).language)).requests
  const { mail } = words
  const { by_name: by, on_behalf_of_name: onBehalfOf } = request
  const from: Facts = [
    [mail.by, by && onBehalfOf ? mail.onBehalfOf({ name: by, other: onBehalfOf }) : by],
    [mail.client, request.client_name],
    [mail.place, request.care_place_name],
    [mail.customerNumber, request.customer_number],
  ]
  const [asked, said] = askedIn(content, words)
  const parts = [linesOf(from), ...asked.map(linesOf), said, mail.foot({ reference })]
  return {
    subject: mail.subjects[content.kind]({ reference }),
    text: parts.filter((part) => part !== '').join('\n\n'),
  }
}

function linesOf(facts: Facts): string {
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

/** What is asked, in parts, and what is said besides. */
function askedIn(content: RequestContent, words: Words): readonly [parts: readonly Facts[], said: string] {
  const { fields, mail } = words
  if (content.kind === 'product') {
    const { itemNumber, name, question, email, phone } = content
    const product: Facts = [
      [fields.product, name],
      [fields.itemNumber, itemNumber],
    ]
    return [[product, reachedAt({ email, phone }, fields)], question]
  }
  if (content.kind === 'sample') {
    const { items, receiver, message } = content
    const samples = items.map(({ itemNumber, name, quantity }): Facts[number] => [
      mail.sample({ itemNumber, name }),
      mail.packages({ count: quantity }),
    ])
    const { address } = receiver
    const to: Facts = [
      [fields.receiver, receiver.name],
      [fields.careOf, address?.careOf ?? null],
      [mail.sendTo, address ? written(address) : mail.toCarePlace],
    ]
    return [[samples, to, reachedAt(receiver, fields)], message]
  }
  const place: Facts = [
    [fields.careUnit, content.careUnitName],
    [fields.placeName, content.name],
    [fields.address, written(content)],
    [fields.neededFrom, content.neededFrom],
  ]
  return [[place, reachedAt(content, fields)], content.message]
}

function reachedAt(
  { email, phone }: { readonly email: string; readonly phone: string },
  fields: Words['fields'],
): Facts {
  return [
    [fields.email, email],
    [fields.phone, phone],
  ]
}

interface Address {
  readonly street: string
  readonly zip: string
  readonly city: string
}

function written({ street, zip, city }: Address): string {
  return `${street}, ${zip} ${city}`
}
