import type { TenantPerson } from './fake.ts'

/** Where a person of the tenant is chosen; what was asked goes along. */
export function choicePage(
  people: readonly TenantPerson[],
  asked: Readonly<Record<string, string | undefined>>,
): string {
  const fields = Object.entries(asked).map(
    ([name, value = '']) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const choices = people.map(
    (each) =>
      `<p><button name="choose" value="${escaped(each.objectId)}">${escaped(each.name)}, ${escaped(each.userName)}</button></p>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>The demo directory</title></head>
<body><main><h1>The demo directory</h1><p>Everybody here is invented. Choose who signs in.</p>
<form method="post">${fields.join('')}${choices.join('')}
<p><button name="choose" value="">Give up</button></p></form></main></body></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
