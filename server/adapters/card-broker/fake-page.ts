import type { Means } from './port.ts'

/** Somebody invented, with a card or an e-ID. */
export interface TestPerson {
  readonly means: Means
  readonly number: string
  readonly name: string
}

interface Choice {
  readonly id: string | null
  readonly session: { readonly means: Means; readonly hint: string | null } | undefined
  readonly people: readonly TestPerson[]
  readonly switches: object
}

const names: Readonly<Record<Means, string>> = {
  siths: 'SITHS',
  vrk: 'DVV (VRK)',
  'bankid-se': 'BankID',
  ftn: 'Finnish Trust Network',
  mitid: 'MitID',
  'bankid-no': 'BankID (Norway)',
}
const cards: readonly Means[] = ['siths', 'vrk']

/** Where a test person is chosen. Without a session it only tells whom it knows, and how it is turned. */
export function choicePage({ id, session, people, switches }: Choice): string {
  const field = id === null ? '' : `<input type="hidden" name="sessionid" value="${escaped(id)}">`
  const offered = people.filter((each) => !session || each.means === session.means)
  const ofWhom = (each: TestPerson) => `${escaped(each.name)}, ${names[each.means]} ${escaped(each.number)}`
  const choices = session
    ? `<form method="post" action="/demo/cards">${field}
${offered
  .toSorted((one, other) => Number(other.number === session.hint) - Number(one.number === session.hint))
  .map((each) => `<p><button name="choose" value="${escaped(each.number)}">${ofWhom(each)}</button></p>`)
  .join('')}
${session && !cards.includes(session.means) ? written : ''}<p><button name="choose" value="nobody">${session && cards.includes(session.means) ? 'A card that nobody knows' : 'Somebody whom nobody knows'}</button></p>
<p><button name="choose" value="expired">Wait too long</button></p>
<p><button name="choose" value="cancel">Cancel</button></p></form>`
    : `<p>${id === null ? '' : 'This session has ended. '}Begin at the <a href="/login">sign-in page</a> with a card, or at the <a href="/my">care recipient portal</a> with an e-ID. These people have one:</p>
<ul>${offered.map((each) => `<li>${ofWhom(each)}</li>`).join('')}</ul>`
  const turns = [
    ['slow', 'Answer after half a minute'],
    ['wrong-key', 'Know our key no more'],
    ['not-json', 'Answer what nobody understands'],
    ['behave', 'Behave well again'],
  ].map(([value, text]) => `<p><button name="switch" value="${value}">${text}</button></p>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>The demo card service</title></head>
<body><main><h1>The demo card service</h1>
<p>Everybody here is invented. ${session ? `Choose whose ${names[session.means]} ${cards.includes(session.means) ? 'card is in the reader' : 'is shown'}.` : ''}</p>
${choices}
<h2>How the service behaves</h2>
<p>Now: ${escaped(
    Object.entries(switches)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )}.</p>
<form method="post" action="/demo/cards">${field}${turns.join('')}</form></main></body></html>`
}

const written = `<p><label>Another identity number <input name="number" autocomplete="off"></label>
<button name="choose" value="written">Show it</button></p>`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
