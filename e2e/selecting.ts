import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { type Page, expect } from '@playwright/test'
import { openPersonByName } from './order-wizard.ts'
import { goToCareRecipients } from './signing-in.ts'

/** Signs in as a prescriber and opens the page of a person. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await goToCareRecipients(page, 'prescriber.se')
  await openPersonByName(page, name)
}

/** The id of the person whose page is open. */
export function personOn(page: Page): number {
  return Number(/\/CareRecipient\/(\d+)/.exec(page.url())?.[1])
}

/** The address at which what is selected in an area is prescribed, for the person whose page is open. */
export function wizardAddress(page: Page, area: TherapyArea): string {
  return `/PrescriptionWizard/${personOn(page)}/${area}`
}

/** Puts products into the cart of the person whose page is open, as the selection page does. */
export async function selectProducts(page: Page, area: TherapyArea, itemNumbers: readonly string[]): Promise<void> {
  const items = itemNumbers.map((itemNumber) => ({ itemNumber }))
  await ask(page, '/ShoppingCart/CareRecipient', { careRecipientId: personOn(page), therapyArea: area, items })
}

interface Offered {
  readonly entities: readonly {
    readonly itemNumber: string
    readonly agreementLetter: string | null
    readonly unavailabilityCode: number | null
    readonly alreadyPrescribed: boolean
    readonly flavor: string | null
  }[]
}

/** Two products of an area and of one kind of agreement that can be chosen. */
export async function twoOf(page: Page, area: TherapyArea, letter = 'A'): Promise<readonly string[]> {
  const found = (await ask(page, `/Product/Search/${area}`, { pageSize: 200 })) as Offered
  const fitting = found.entities.filter(
    (item) => item.agreementLetter === letter && item.unavailabilityCode === null && !item.alreadyPrescribed,
  )
  expect(fitting.length, `products of ${area} marked ${letter}`).toBeGreaterThan(1)
  return fitting.slice(0, 2).map(({ itemNumber }) => itemNumber)
}

/** Calls the interface in the name of whoever is signed in on the page. */
export async function ask(page: Page, path: string, input: unknown): Promise<unknown> {
  const { status, body } = await page.evaluate(
    async ([address, sent]) => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('jwt')}`, 'Content-Type': 'application/json' }
      const response = await fetch(address, { method: 'POST', headers, body: sent })
      return { status: response.status, body: (await response.json()) as unknown }
    },
    [`/api/Guide${path}`, JSON.stringify(input)] as const,
  )
  expect(status, path).toBe(200)
  return body
}
