// Signs in as a machine and finds care staff: node docs/samples/find-users.mjs <a part of a name>
//
// An administrator makes the registration once, under Tools, App registrations, and lets it read users (permission UserRead).
// The secret is shown then and never again: keep it where this program finds it.
const { OMSORG_ADDRESS = 'http://localhost:3000', OMSORG_CLIENT_ID, OMSORG_CLIENT_SECRET } = process.env
if (!OMSORG_CLIENT_ID || !OMSORG_CLIENT_SECRET) throw new Error('set OMSORG_CLIENT_ID and OMSORG_CLIENT_SECRET')

/** Lasts five minutes. There is nothing to renew it with: when it has ended, sign in again. */
async function signIn() {
  const answer = await fetch(`${OMSORG_ADDRESS}/connect/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${OMSORG_CLIENT_ID}:${encodeURIComponent(OMSORG_CLIENT_SECRET)}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const body = await answer.json()
  // 401 invalid_client: id or secret. 503: too much to do; Retry-After says when to come back.
  if (!answer.ok) throw new Error(`not signed in: ${answer.status} ${body.error}`)
  return body.access_token
}

const searchTerm = process.argv[2] ?? 'anna'
const found = await fetch(`${OMSORG_ADDRESS}/api/CSP/Identity/User/search?${new URLSearchParams({ searchTerm })}`, {
  headers: { Authorization: `Bearer ${await signIn()}` },
})
if (!found.ok) throw new Error(`nobody was found: ${found.status} ${await found.text()}`)
for (const { firstName, lastName, clientName } of (await found.json()).users) {
  console.log(`${firstName} ${lastName}, ${clientName}`)
}
