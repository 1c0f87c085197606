import { describeContract } from '../testing/contract.ts'

describeContract('product-selection')
