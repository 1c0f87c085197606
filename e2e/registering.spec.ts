import { swedishTestNumbers } from '@omsorg/database/demo/data/test-identity-numbers.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pageTitle, t, test } from './journey.ts'
import { peopleOf } from './order-wizard.ts'
import { choose, expectStep, field, goOn, item, openMenu, register } from './registering.ts'
import { goToCareRecipients } from './signing-in.ts'

const { careRecipients, common, orders, recipientChanges, recipientForm } = t
const { wizard, identity, contact, representatives } = recipientForm
const { guardians } = representatives
const { protected: protection } = careRecipients

/** Elsa Lindmark of the demo's population register: no person of the demo world has her number. */
const number = '199704092387'
const name = 'Elsa Lindmark'

test.beforeAll(() => {
  expect(swedishTestNumbers).toContain(number)
})

test('a nurse registers a person with the help of the register, corrects what is wrong, and keeps the person (O-2-04, O-2-13, O-2-16, O-3-09, O-4-52)', async ({
  page,
  faults,
}) => {
  await goToCareRecipients(page, 'prescriber.se')
  await page.getByRole('link', { name: careRecipients.list.new }).click()
  await expect(pageTitle(page, wizard.title)).toBeVisible()
  await expectAccessible(page)

  // Nothing goes on without an identity, and a mistyped digit is told at the field.
  await goOn(page, 'contact')
  await expect(page.getByRole('heading', { name: t.validation.summary({ count: 5 }) })).toBeVisible()
  const numberField = field(page, careRecipients.header.identityNumber)
  await expect(numberField).toBeFocused()
  await numberField.fill('19970409-2386')
  await expect(page.getByText(recipientForm.number.refused['wrong-check-digit'], { exact: true })).toBeVisible()
  await expectAccessible(page)

  await numberField.fill('19970409-2387')
  await expect(page.getByText(recipientForm.number.kinds.personnummer, { exact: true }).last()).toBeVisible()
  await expect(field(page, identity.birthDate)).toHaveValue('1997-04-09')
  await expect(page.getByRole('radio', { name: common.person.gender.female })).toBeChecked()
  await page.getByRole('button', { name: recipientForm.register.ask }).click()
  await expect(page.getByText(recipientForm.register.found)).toBeVisible()
  await expect(field(page, identity.firstName)).toHaveValue('Elsa')
  await expectAccessible(page)

  await goOn(page, 'contact')
  await expectStep(page, wizard.titles.contact)
  await field(page, contact.phone).fill('070-174 06 05')
  await field(page, orders.receiver.street).fill('Box 12')
  await field(page, orders.receiver.entryCode).fill('12-34')
  await goOn(page, 'others')
  await expect(page.getByText(orders.receiver.noBox, { exact: true })).toBeVisible()
  await expect(page.getByText(t.validation.entryCode, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await field(page, orders.receiver.street).fill('Björkvägen 14 A')
  await field(page, orders.receiver.entryCode).fill('12*A#')

  await goOn(page, 'others')
  await expectStep(page, wizard.titles.others)
  const add = page.getByRole('button', { name: guardians.add })
  await add.click()
  const first = page.getByRole('group', { name: guardians.numbered({ number: 1 }) })
  await field(first, identity.firstName).fill('Vera')
  await field(first, identity.lastName).fill('Lindmark')
  await field(first, careRecipients.header.identityNumber).fill('20110105-2387')
  await goOn(page, 'summary')
  await expect(page.getByText(recipientForm.errors.guardianMinor, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await field(first, careRecipients.header.identityNumber).fill('19570201-9976')
  await add.click()
  await expect(add).toBeHidden()
  await page
    .getByRole('group', { name: guardians.numbered({ number: 2 }) })
    .getByRole('button', { name: common.actions.remove })
    .click()

  // Leaving asks; going back and forth loses nothing.
  await page.getByRole('link', { name: careRecipients.list.title }).first().click()
  const leaving = page.getByRole('dialog', { name: common.leaving.question })
  await leaving.getByRole('button', { name: common.leaving.stay }).click()
  await goOn(page, 'summary')
  await expectStep(page, wizard.titles.summary)
  await expect(page.getByText('Björkvägen 14 A, 852\u00a030')).toBeVisible()
  await expectAccessible(page)

  // Without a connection everything stays.
  await page.context().setOffline(true)
  await register(page)
  await expect(page.getByText(recipientForm.saving.noConnection)).toBeVisible()
  await page.context().setOffline(false)
  await register(page)
  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page.getByText(recipientChanges.registered.title({ name }))).toBeVisible()
  await expectAccessible(page)

  // The number is known now: nobody is registered twice.
  await page.getByRole('link', { name: careRecipients.list.title }).first().click()
  await page.getByRole('link', { name: careRecipients.list.new }).click()
  await numberField.fill(number)
  await field(page, identity.firstName).fill('Elsa')
  await field(page, identity.lastName).fill('Lindmark')
  await goOn(page, 'contact')
  await expect(page.getByText(recipientForm.already.here)).toBeVisible()
  await page.getByRole('link', { name: recipientForm.already.open }).click()
  await leaving.getByRole('button', { name: common.leaving.leave }).click()
  await expect(pageTitle(page, name)).toBeVisible()

  await choose(page, careRecipients.actions.edit)
  await expect(numberField).not.toBeEditable()
  await expectAccessible(page)
  await field(page, contact.deliveryPhone).fill('070-174 06 18')
  await page.getByRole('button', { name: recipientChanges.edit.save }).click()
  const confirming = page.getByRole('dialog', { name: recipientForm.confirm.question })
  await expect(confirming).toContainText('070-174 06 18')
  await expectAccessible(page)
  await confirming.getByRole('button', { name: recipientForm.confirm.right }).click()
  await expect(page.getByText(recipientChanges.edit.saved).first()).toBeVisible()
  await expect(page).toHaveURL(/\/CareRecipient\/\d+$/)

  await choose(page, careRecipients.actions.deactivate)
  const question = page.getByRole('dialog', { name: careRecipients.deactivation.question({ name }) })
  await expect(question).toContainText(careRecipients.deactivation.body)
  await expectAccessible(page)
  await question.getByRole('button', { name: common.actions.cancel }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(pageTitle(page, name)).toBeVisible()
  await expect(page.getByText(careRecipients.reasons.inactive)).toBeHidden()
  await choose(page, careRecipients.actions.deactivate)
  await question.getByRole('textbox', { name: recipientChanges.reason }).fill('Flyttat hem')
  await question.getByRole('button', { name: careRecipients.actions.deactivate }).click()
  await expect(page.getByText(careRecipients.reasons.inactive)).toBeVisible()

  await openMenu(page)
  await expect(item(page, careRecipients.actions.edit)).toBeDisabled()
  await item(page, careRecipients.actions.activate).click()
  const back = page.getByRole('dialog', { name: careRecipients.activation.question({ name }) })
  await back.getByRole('button', { name: careRecipients.actions.activate }).click()
  await expect(page.getByText(careRecipients.reasons.inactive)).toBeHidden()

  await page.getByRole('link', { name: careRecipients.list.title }).first().click()
  const search = page.getByRole('searchbox', { name: careRecipients.list.search })
  await search.fill('19970409-2387')
  await search.press('Enter')
  await expect(peopleOf(page).getByRole('link', { name, exact: true })).toBeVisible()
  expect(page.url()).not.toContain('1997')
  expect(faults.refusals).toEqual([])
})

test('what is half filled in survives a reload, until it is thrown away', async ({ page, faults }) => {
  await goToCareRecipients(page, 'prescriber.se')
  await page.getByRole('link', { name: careRecipients.list.new }).click()
  const firstName = field(page, identity.firstName)
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/CareRecipient/Registration/Draft') && answer.ok(),
  )
  await firstName.fill('Halvt')
  await kept
  await page.reload()
  await expect(page.getByText(wizard.brought)).toBeVisible()
  await expect(firstName).toHaveValue('Halvt')
  await expectAccessible(page)

  await page.getByRole('button', { name: wizard.startOver }).click()
  await expect(firstName).toHaveValue('')
  await page.reload()
  await expect(firstName).toHaveValue('')
  await expect(page.getByText(wizard.brought)).toBeHidden()
  expect(faults.refusals).toEqual([])
})

test('who the register protects has no address, stays hidden, and is opened for a reason', async ({ page, faults }) => {
  await goToCareRecipients(page, 'prescriber.se')
  await page.getByRole('link', { name: careRecipients.list.new }).click()
  const numberField = field(page, careRecipients.header.identityNumber)
  const askRegister = async (ssn: string) => {
    await numberField.fill(ssn)
    await page.getByRole('button', { name: recipientForm.register.ask }).click()
  }
  await askRegister('19971117-2388')
  await expect(page.getByText(recipientForm.register.deceasedOn({ date: '2026-08-14' }))).toBeVisible()
  await askRegister('19990707-2392')
  await expect(page.getByText(recipientForm.register.slow)).toBeVisible()
  await expect(page.getByText(recipientForm.register.found)).toBeVisible()
  await askRegister('19981205-2380')
  await expect(page.getByText(recipientForm.register.protected)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: protection.title })).toBeChecked()
  // The name of the one before has gone with her number.
  await expect(field(page, identity.firstName)).toHaveValue('')
  await expectAccessible(page)
  await field(page, identity.firstName).fill('Vera')
  await field(page, identity.lastName).fill('Hemlig')
  await goOn(page, 'contact')
  await expect(page.getByText(recipientForm.protection.noContact)).toBeVisible()
  await goOn(page, 'others')
  await goOn(page, 'summary')
  await page.getByRole('button', { name: wizard.save, exact: true }).click()
  await expect(page.getByText(recipientChanges.registered.titleProtected)).toBeVisible()
  await expect(page.getByText(/Vera|Hemlig|1998/)).toHaveCount(0)
  await expectAccessible(page)

  await choose(page, protection.open)
  const opening = page.getByRole('dialog', { name: protection.question })
  const show = opening.getByRole('button', { name: recipientChanges.opening.show, exact: true })
  await show.click()
  await expect(opening.getByText(t.validation.required)).toBeVisible()
  await expectAccessible(page)
  await opening.getByRole('textbox', { name: protection.reason }).fill('Ringer om sin order')
  await show.click()
  const opened = page.getByRole('dialog', { name: recipientChanges.opening.title })
  await expect(opened).toContainText('Vera Hemlig')
  await expect(opened).toContainText('19981205-2380')
  await opened.getByRole('button', { name: common.actions.close, exact: true }).last().click()
  await expect(page.getByText(/Vera|Hemlig|1998/)).toHaveCount(0)

  await choose(page, recipientChanges.menu.reportDeath)
  const death = page.getByRole('dialog', { name: recipientChanges.death.questionProtected })
  await expect(death).toContainText(recipientChanges.death.prescriptionsClose)
  await expectAccessible(page)
  await death.getByRole('button', { name: recipientChanges.death.action }).click()
  await expect(page.getByText(careRecipients.reasons.deceased)).toBeVisible()
  expect(faults.refusals).toEqual([])
})
