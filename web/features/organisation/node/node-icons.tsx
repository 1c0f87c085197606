import type { NodeKind } from '@omsorg/domain/organisation/node/node-kinds.ts'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs'
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import type { ReactNode } from 'react'

export const nodeIcons: Readonly<Record<NodeKind, ReactNode>> = {
  Client: <IconBuildingBank />,
  CareUnit: <IconBuildingHospital />,
  CarePlace: <IconDoor />,
  User: <IconUser />,
  Operator: <IconUserCog />,
}
