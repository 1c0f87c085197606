import type { AllTexts } from '@omsorg/texts/shape.ts'
import { type Page, expect } from '@playwright/test'

type Action = keyof AllTexts['organisation']['actionNames']

/** The screens of what a client or a care place is set to, as whoever sets them goes through them. */
export function settingScreens(page: Page, t: AllTexts) {
  const { organisation: words, organisationClients: clients, organisationSettings: settings } = t
  const main = page.getByRole('main')
  const toast = page.getByRole('status').filter({ hasText: t.common.outcome.title })

  const open = (action: Action) =>
    page
      .getByRole('navigation', { name: words.actions.label })
      .getByRole('link', { name: words.actionNames[action], exact: true })
      .click()
  const save = async (button: string, said: string) => {
    await main.getByRole('button', { name: button, exact: true }).click()
    await expect(toast.filter({ hasText: said }).last()).toBeVisible()
  }
  const turned = async (name: string, within = main) => {
    const control = within.getByRole('switch', { name, exact: true })
    const before = await control.getAttribute('aria-checked')
    await control.click()
    await save(words.settings.save, words.settings.saved)
    await page.reload()
    await expect(control).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')
  }
  const ticked = async (name: string, within = main) => {
    const box = within.getByRole('checkbox', { name, exact: true }).first()
    const before = await box.isChecked()
    await box.click()
    await save(words.settings.save, words.settings.saved)
    await page.reload()
    await expect(box).toBeChecked({ checked: !before })
  }
  const filled = async (values: Readonly<Record<string, string>>, said: string) => {
    for (const [name, value] of Object.entries(values))
      await main.getByRole('textbox', { name, exact: true }).fill(value)
    await save(words.unit.save, said)
    await page.reload()
    for (const [name, value] of Object.entries(values))
      await expect(main.getByRole('textbox', { name, exact: true })).toHaveValue(value)
  }
  const numbered = async (has: string, added: string) => {
    await expect(main.getByRole('cell', { name: has }).first()).toBeVisible()
    await main.getByRole('button', { name: clients.numbers.add, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: clients.numbers.number, exact: true }).fill(added)
    await dialog.getByRole('button', { name: words.unit.save, exact: true }).click()
    await expect(toast.filter({ hasText: clients.numbers.saved }).last()).toBeVisible()
    await page.reload()
    await expect(main.getByRole('cell', { name: added }).first()).toBeVisible()
  }

  return {
    open,
    async ofClient(): Promise<void> {
      const { client, areas, availability, products, features, patientFee } = clients
      await open('EditClient')
      await expect(main.getByRole('combobox', { name: client.market, exact: true })).toHaveValue('30')
      await filled(
        {
          [client.name]: 'Koivuranta',
          [client.dataController]: 'FI-KOIVU',
          [client.erpIdentifier]: 'ERP-880101',
          [client.alias]: 'Koivu',
        },
        client.saved,
      )
      await open('AvailableRoles')
      const role = main.getByRole('checkbox', { name: t.roles.names.RankingHandler, exact: true })
      await role.uncheck()
      await save(t.organisationRoles.available.save, t.organisationRoles.available.saved)
      await page.reload()
      await expect(role).not.toBeChecked()
      await open('AuthenticationProviderSettings')
      await turned(
        settings.providers.fields.emailCodeAllowed,
        main.getByRole('region', { name: settings.providers.sections.Vrk }),
      )
      await open('TherapyAreaSettings')
      await ticked(`${t.therapyAreas.names.Ostomy}: ${areas.switches.cutOptionAllowed}`)
      await open('CustomerNumber')
      await numbered('880100', '880109')
      await open('ProductSettings')
      await turned(products.fields.showListPrice)
      await open('ProductAvailability')
      await ticked(availability.options[2], main.getByRole('group', { name: t.therapyAreas.names.Ostomy }).first())
      await open('PrescriptionSettings')
      await turned(settings.prescription.fields.dispenseAllowed)
      await open('OrderSettings')
      await turned(settings.order.fields.goodsLabelRequired)
      await open('CareRecipientSettings')
      await turned(settings.careRecipient.fields.phoneRequired)
      await open('AdditionalFeatures')
      for (const feature of ['sampleOrderForm', 'productInquiry', 'carePlaceRequestForm', 'internalNews'] as const)
        await expect(main.getByRole('switch', { name: features.fields[feature], exact: true })).toBeVisible()
      await turned(features.fields.productInquiry)
      await open('PatientExtraFee')
      await main.getByRole('textbox', { name: settings.extraFee.expressOrderFee, exact: true }).fill('12,50')
      await save(words.settings.save, words.settings.saved)
      await page.reload()
      await expect(main.getByRole('cell', { name: /12,50/ })).toBeVisible()
      await open('PatientFee')
      await main.getByRole('checkbox', { name: patientFee.enabled, exact: true }).check()
      await save(words.settings.save, words.settings.saved)
      await page.reload()
      await expect(main.getByRole('cell', { name: t.therapyAreas.names.Incontinence, exact: true })).toBeVisible()
    },
    async ofPlace(): Promise<void> {
      const { place } = clients
      await open('EditCarePlace')
      const values = { [place.name]: 'Koivu, Osasto 1', [place.email]: 'osasto1@koivu.example' }
      await filled({ ...values, [place.phone]: '+35897654321' }, place.saved)
      await open('CarePlaceCustomerNumber')
      await numbered('880101', '880102')
      // A place that has set nothing goes by its client.
      for (const [action, setting] of [
        ['CarePlacePrescription', settings.prescription.fields.dispenseAllowed],
        ['CarePlaceOrderSettings', settings.order.fields.goodsLabelRequired],
        ['CarePlaceCareRecipientSettings', settings.careRecipient.fields.phoneRequired],
      ] as const) {
        await open(action)
        await main.getByRole('switch', { name: words.settings.goByClient, exact: true }).click()
        // Which orders can be placed, no client says for its places.
        if (action === 'CarePlaceOrderSettings')
          await main.getByRole('checkbox', { name: settings.order.options.group, exact: true }).check()
        await turned(setting)
      }
    },
  }
}
