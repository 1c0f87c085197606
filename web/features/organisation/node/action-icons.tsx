import type { ActionOf } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import type { ReactNode } from 'react'

/** One drawing for each action; the word stands beside it. */
export const actionIcons: Readonly<Record<ActionOf<NodeKind>, ReactNode>> = {
  Overview: <IconLayoutList />,
  EditClient: <IconPencil />,
  AvailableRoles: <IconShieldCheck />,
  AuthenticationProviderSettings: <IconKey />,
  TherapyAreaSettings: <IconStethoscope />,
  CustomerNumber: <IconHash />,
  ProductSettings: <IconPackage />,
  ProductAvailability: <IconAdjustments />,
  PrescriptionSettings: <IconFileText />,
  OrderSettings: <IconShoppingCart />,
  CareRecipientSettings: <IconHeartHandshake />,
  PatientExtraFee: <IconCoins />,
  PatientFee: <IconReceipt />,
  AddCareUnit: <IconPlus />,
  ClientUsers: <IconUsers />,
  RemoveClient: <IconTrash />,
  AdditionalFeatures: <IconPuzzle />,
  RoleTerms: <IconCalendarDue />,
  AccountRequests: <IconMailQuestion />,
  AddCarePlaceWizard: <IconWand />,
  AddCarePlace: <IconPlus />,
  EditCareUnit: <IconPencil />,
  CareUnitRoles: <IconShieldCheck />,
  CareUnitUsers: <IconUsers />,
  EditCarePlace: <IconPencil />,
  CarePlaceCustomerNumber: <IconHash />,
  CarePlacePrescription: <IconFileText />,
  CarePlaceUsers: <IconUsers />,
  CarePlaceOrderSettings: <IconShoppingCart />,
  CarePlaceCareRecipientSettings: <IconHeartHandshake />,
  EditUser: <IconPencil />,
  UserRoles: <IconShieldCheck />,
  EffectiveRoles: <IconShield />,
  InvoiceAreas: <IconFileInvoice />,
  UserAuthenticationMethods: <IconKey />,
  Disclaimer: <IconFileText />,
  UserProductAvailability: <IconAdjustments />,
  UserStatus: <IconUserCheck />,
  EditOperator: <IconPencil />,
  OperatorRoles: <IconShieldCheck />,
  OperatorAuthenticationMethods: <IconKey />,
}
