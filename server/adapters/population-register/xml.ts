import { XMLBuilder, XMLParser } from 'fast-xml-parser'

/** Values stay texts, since 00100 is no number; what may come once or often is always a list. */
const parser = (lists: readonly string[]) =>
  new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: true,
    parseTagValue: false,
    trimValues: true,
    isArray: (name) => lists.includes(name),
  })

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

/** Null for what is no XML. */
export function parsedXml(text: string, lists: readonly string[] = []): unknown {
  try {
    return parser(lists).parse(text, true)
  } catch {
    return null
  }
}

/** A SOAP 1.1 message around a body. */
export function soapEnvelope(body: Readonly<Record<string, unknown>>): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'soap:Envelope': { '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/', 'soap:Body': body },
  })
}

export function xmlOf(document: Readonly<Record<string, unknown>>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...document })
}
