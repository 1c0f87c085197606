import type { Definition } from '@omsorg/contract/endpoint.ts'
import { addressesOf } from '@omsorg/contract/application.ts'
import type { ErrorCode } from '@omsorg/contract/error-codes.ts'

/** The interface as a page to read: what each call is for, who may call it, and how it refuses. No script is needed. */
export function interfacePage(
  endpoints: readonly Definition[],
  sentences: Readonly<Record<ErrorCode, string>>,
): string {
  const byFeature = Map.groupBy(endpoints, (endpoint) => endpoint.name.split('/')[0] ?? '')
  const features = [...byFeature].map(
    ([feature, own]) => `<section><h2>${feature}</h2>${own.map((each) => entry(each, sentences)).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The interface of Omsorg</title></head>
<body><main><h1>The interface of Omsorg</h1>
<p>The same as a document for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${features.join('')}</main></body></html>`
}

function entry(endpoint: Definition, sentences: Readonly<Record<ErrorCode, string>>): string {
  const addresses = addressesOf(endpoint).map(
    (address) => `<li><code>${endpoint.method} ${escaped(address)}</code></li>`,
  )
  const refusals = Object.entries(endpoint.refusals).map(
    ([name, { code }]) => `<tr><td>${name}</td><td><code>${code}</code></td><td>${escaped(sentences[code])}</td></tr>`,
  )
  const table = refusals.length
    ? `<table><thead><tr><th scope="col">Refusal</th><th scope="col">Code</th><th scope="col">Text</th></tr></thead><tbody>${refusals.join('')}</tbody></table>`
    : '<p>It refuses nothing of its own.</p>'
  return `<article><h3>${endpoint.name}</h3><p>${escaped(endpoint.summary)}</p><ul>${addresses.join('')}</ul>${table}</article>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
