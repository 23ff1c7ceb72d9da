export { RangeSlider } from './range-slider.tsx';
export type { Range, RangeSliderProps } from './range-slider.tsx';
