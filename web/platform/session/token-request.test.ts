import { expect, test } from 'vitest'
import { fakeBrowser, pairReply } from './testing.ts'

test('each way to a token sends its own fields, with the scope and the client id (A-7.1-08, A-7.1-09, A-7.1-10, A-7.1-17)', async () => {
  const browser = fakeBrowser()
  await browser.signIn()
  browser.answers(pairReply(), pairReply({ cp: 'place-1' }))
  await browser.session.refresh()
  await browser.session.changeCarePlace('place-1')
  const common = ['client_id', 'grant_type', 'scope']
  expect(browser.asked.map((form) => Object.keys(form).toSorted())).toEqual([
    [...common, 'password', 'username'].toSorted(),
    [...common, 'refresh_token'].toSorted(),
    [...common, 'assertion', 'care_place_id'].toSorted(),
  ])
  for (const form of browser.asked)
    expect(form).toMatchObject({ scope: 'profile email offline_access roles', client_id: 'web' })
})
