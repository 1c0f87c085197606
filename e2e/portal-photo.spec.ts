import { demoEids } from '@omsorg/database/demo/identities.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t as staff, test } from './journey.ts'
import { portal as t } from './portal-journey.ts'
import { signIn } from './signing-in.ts'

/** Whom Karin helps, and of whom no other journey needs a parcel. */
const person = 'Ali Öhrling'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a trustee shows by a photo that the wrong thing came, the nurse sees it with the task and answers, and the trustee reads it', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await page.goto('/my')
  await page.getByRole('button', { name: t.signIn.eids['bankid-se'], exact: true }).click()
  await page.getByRole('button', { name: demoEids.trustee.name }).click()
  await page.getByRole('button', { name: person }).click()
  await expect(page.getByText(t.shell.helping({ name: person })).first()).toBeVisible()
  await page.goto('/my/parcels')
  await page
    .getByRole('region', { name: t.parcel.list })
    .getByRole('link')
    .filter({ hasText: t.home.steps.arrived })
    .first()
    .click()
  await page.getByRole('link', { name: t.parcel.faults.wrong }).click()
  await expect(pageTitle(page, t.parcel.faults.wrong)).toBeFocused()
  const which = page.getByRole('radio').first()
  if (await which.isVisible()) await which.check()

  const take = page.getByLabel(t.report.photo.take)
  const drawing = await page.screenshot({ type: 'jpeg' })
  await take.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: drawing })
  await expect(page.getByText(t.report.photo.ready({ number: '1' }))).toBeVisible()
  const letter = { name: 'brev.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') }
  await page.getByLabel(t.report.photo.takeMore).setInputFiles(letter)
  await expect(page.getByText(t.report.photo.notAPhoto({ number: '2' }))).toBeVisible()
  await expectAccessible(page)
  // Nothing that was chosen is left out unseen.
  await expect(page.getByText(t.report.photo.mend)).toBeVisible()
  await page.getByRole('button', { name: t.report.photo.remove({ number: '2' }) }).click()
  // On a low screen, as with a keyboard on it, the field is shown whole.
  await page.setViewportSize({ width: 390, height: 640 })
  const say = page.getByRole('textbox', { name: t.report.say })
  await say.focus()
  await page.keyboard.press('Shift+Tab')
  await say.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - innerHeight + 25))
  await page.keyboard.press('Tab')
  await expect(say).toBeInViewport({ ratio: 1 })
  await say.fill('Det är en annan storlek.')
  await page.getByRole('button', { name: t.report.send }).click()
  await expect(pageTitle(page, t.report.thanks)).toBeFocused()
  expect(faults.refusals).toEqual([])

  const ward = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: baseURL ?? '' })
  const nurse = await ward.newPage()
  await signIn(nurse, 'several.se')
  await nurse.getByRole('button', { name: /Norra teamet/ }).click()
  await expect(nurse).toHaveURL(/\/MyPages/)
  await nurse.goto('/OrderTasks')
  const task = nurse
    .getByRole('table', { name: staff.orderTasks.title })
    .getByRole('row')
    .filter({ hasText: 'Det är en annan storlek' })
  await task.getByRole('button', { name: staff.claims.photo.show({ count: 1 }) }).click()
  await expect(task.getByRole('img', { name: staff.claims.photo.alt({ number: 1, of: 1 }) })).toBeVisible()
  await expectAccessible(nurse)
  // She ends it by hand: the note is hers, the answer is read in the portal.
  await task.getByRole('button', { name: staff.orderTasks.done }).click()
  const dialog = nurse.getByRole('dialog', { name: staff.orderTasks.doneTitle })
  await dialog.getByRole('textbox', { name: staff.orderTasks.note }).fill('Ringde lagret.')
  await dialog.getByRole('textbox', { name: staff.orderTasks.answer }).fill('Rätt storlek kommer på tisdag.')
  await expectAccessible(nurse)
  await dialog.getByRole('button', { name: staff.orderTasks.done }).click()
  await expect(dialog).toBeHidden()
  await ward.close()

  await page.goto('/my')
  await page.getByRole('region', { name: t.home.toldAnswered }).getByRole('link').click()
  await expect(page.getByText('Rätt storlek kommer på tisdag.')).toBeVisible()
  await expect(page.getByText('Ringde lagret.')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.asking.read }).click()
  await expect(page.getByRole('button', { name: t.asking.read })).toBeHidden()
  await expect(page.getByText('Rätt storlek kommer på tisdag.')).toBeVisible()
  await page.getByRole('link', { name: t.shell.toStart, exact: true }).click()
  await expect(pageTitle(page, t.home.hello({ name: 'Karin' }))).toBeVisible()
  await expect(page.getByRole('region', { name: t.home.toldAnswered })).toHaveCount(0)
})
