import { type ProductShape, shapes } from '@omsorg/texts/pictures/product-shapes.ts'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import { AreaMark, areaTint } from '../ui/picture/AreaMark.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { Logo } from '../ui/picture/Logo.tsx'
import QrCode from '../ui/picture/QrCode.tsx'
import { ProductPicture } from '../ui/picture/ProductPicture.tsx'
import css from './Gallery.module.css'

const areas = ['inco', 'cath', 'diab', 'osto', 'nutr', 'woun', 'othr', 'pca'] as const
const everyShape = Object.keys(shapes) as ProductShape[]

export function Pictures() {
  return (
    <>
      <div className={css.row}>
        <Logo />
        {([14, 16, 18, 20, 24] as const).map((size) => (
          <Icon key={size} size={size} of={<IconTruck />} />
        ))}
      </div>
      <div className={css.row}>
        {areas.map((area) => (
          <span key={area} className={areaTint(area)}>
            <AreaMark area={area}>{area}</AreaMark>
          </span>
        ))}
      </div>
      <div className={css.row}>
        {everyShape.map((shape, at) => (
          <ProductPicture key={shape} shape={shape} area={areas[at % areas.length] ?? 'othr'} size={64} label={shape} />
        ))}
      </div>
      <QrCode text="https://omsorg.example" label="omsorg.example" />
    </>
  )
}
