import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { AMPLA, PCD, type Modalidade } from '../../core/candidato';
import type { Lei } from '../../core/lei';

/** Each with a background and a border of its own; beside the letter, so that none is told by its colour alone. */
const useStyles = makeStyles({
  ampla: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  pcd: {
    backgroundColor: tokens.colorPaletteTealBackground2,
    color: tokens.colorPaletteTealForeground2,
    ...shorthands.border('2px', 'dotted', tokens.colorPaletteTealBorderActive),
  },
  reserva0: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ...shorthands.border('2px', 'solid', tokens.colorBrandBackground),
  },
  reserva1: {
    backgroundColor: tokens.colorPalettePurpleBackground2,
    color: tokens.colorPalettePurpleForeground2,
    ...shorthands.border('2px', 'dashed', tokens.colorPalettePurpleBorderActive),
  },
  reserva2: {
    backgroundColor: tokens.colorPaletteMarigoldBackground2,
    color: tokens.colorPaletteMarigoldForeground2,
    ...shorthands.border('2px', 'double', tokens.colorPaletteMarigoldBorderActive),
  },
  reserva3: {
    backgroundColor: tokens.colorPaletteCranberryBackground2,
    color: tokens.colorPaletteCranberryForeground2,
    ...shorthands.border('1px', 'solid', tokens.colorPaletteCranberryBorderActive),
    borderBottomWidth: '4px',
  },
  reserva4: {
    backgroundColor: tokens.colorPaletteForestBackground2,
    color: tokens.colorPaletteForestForeground2,
    ...shorthands.border('1px', 'dashed', tokens.colorPaletteForestBorderActive),
    borderTopWidth: '4px',
  },
  reserva5: {
    backgroundColor: tokens.colorPaletteSteelBackground2,
    color: tokens.colorPaletteSteelForeground2,
    ...shorthands.border('1px', 'dotted', tokens.colorPaletteSteelBorderActive),
    borderLeftWidth: '4px',
  },
});

/** How a vaga of a modalidade looks; past the sixth reserva, the letters alone tell. */
export function useAspecto(lei: Lei): (modalidade: Modalidade) => string {
  const styles = useStyles();
  const outras = [
    styles.reserva0,
    styles.reserva1,
    styles.reserva2,
    styles.reserva3,
    styles.reserva4,
    styles.reserva5,
  ] as const;
  const ids = lei.reservas.map(({ id }) => id).filter((id) => id !== PCD);
  return (modalidade) => {
    if (modalidade === AMPLA) return styles.ampla;
    if (modalidade === PCD) return styles.pcd;
    return outras[Math.max(0, ids.indexOf(modalidade)) % outras.length] ?? styles.reserva0;
  };
}
