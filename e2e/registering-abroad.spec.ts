import { expect } from '@playwright/test'
import { pageTitle, t, test } from './journey.ts'
import { field, goOn, register } from './registering.ts'
import { goToCareRecipients } from './signing-in.ts'

const { careRecipients, orders, recipientChanges, recipientForm } = t
const { identity, contact } = recipientForm

/** Whose register may be asked, and whose postal code and city are not known together. */
const abroad = [
  {
    userName: 'prescriber.fi',
    number: '120348-991H',
    kind: 'artificial-henkilotunnus',
    phone: '040 123 4567',
    zip: '00100',
    city: 'Helsinki',
    registers: 1,
    unverified: 0,
  },
  {
    userName: 'prescriber.no',
    number: '128348 30033',
    kind: 'fodselsnummer',
    phone: '412 34 567',
    zip: '0150',
    city: 'Oslo',
    registers: 0,
    unverified: 0,
  },
  {
    userName: 'prescriber.dk',
    number: '020329-1WQ3',
    kind: 'x-ecpr',
    phone: '20 12 34 56',
    zip: '5000',
    city: 'Ukendt By',
    registers: 0,
    unverified: 1,
  },
] as const

for (const { userName, number: ssn, kind, phone, zip, city, registers, unverified } of abroad) {
  test(`${userName} registers a person by the rules of the own market`, async ({ page, faults }) => {
    await goToCareRecipients(page, userName)
    await page.getByRole('link', { name: careRecipients.list.new }).click()
    await field(page, careRecipients.header.identityNumber).fill(ssn)
    await expect(page.getByText(recipientForm.number.kinds[kind], { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: recipientForm.register.ask })).toHaveCount(registers)
    await field(page, identity.firstName).fill('Åse')
    await field(page, identity.lastName).fill('Ærø')
    await goOn(page, 'contact')
    await field(page, contact.phone).fill(phone)
    await field(page, orders.receiver.street).fill('Testvej 3')
    await field(page, orders.receiver.postalCode).fill('87')
    await field(page, orders.receiver.city).fill(city)
    await goOn(page, 'others')
    await expect(page.getByText(recipientForm.errors.zip, { exact: true })).toBeVisible()
    await field(page, orders.receiver.postalCode).fill(zip)
    await goOn(page, 'others')
    await goOn(page, 'summary')
    await register(page)
    await expect(pageTitle(page, 'Åse Ærø')).toBeVisible()
    await expect(page.getByText(recipientChanges.registered.unverified)).toHaveCount(unverified)
    expect(faults.refusals).toEqual([])
  })
}
